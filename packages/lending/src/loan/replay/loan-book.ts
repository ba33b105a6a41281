import { daysBetween, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos, ratio } from '@lender/money';
import type { PaymentMethod } from '../../ledger/payment-methods.data.ts';
import type { PayoutMethod } from '../../ledger/payout-methods.data.ts';
import type { InstalmentComponents } from '../../payment/instalment-components.ts';
import type { WholeShare } from '../policy/whole-share.ts';
import type { AllocatedPayment, BoughtExtension } from '../position.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import { NO_COMPONENTS, subtractComponents, totalOf } from './component-arithmetic.ts';
import type { Stretch } from './stretch.ts';

/** One instalment while its loan is replayed. */
export interface InstalmentBook {
  /** Day on which it falls due, and last day on which it is in time, by the loan's own clock. */
  dueDay: number;
  endDay: number;
  /**
   * Number of days for which the loan was on hold while each of the two was ahead: those move its date, later ones do
   * not.
   */
  dueHeld: number;
  endHeld: number;
  charged: InstalmentComponents;
  paid: InstalmentComponents;
  waived: InstalmentComponents;
  tolerated: InstalmentComponents;
  /** Overdue principal times days, the base of moratory interest, and the stretches it consists of. */
  lateCentavoDays: number;
  readonly lateStretches: Stretch[];
  /** Late fees so far, without IVA; and whether the present due date had its fee. */
  lateFeeCentavos: number;
  hadLateFee: boolean;
  /** Late charges that a cap kept out for good, without IVA. */
  forgoneLateCentavos: number;
}

/**
 * A loan while its events are replayed. Days are counted from the payout date that was signed. The loan's own clock is
 * stopped while the loan is on hold, for `held` days in all: a future due date keeps its distance, however long a hold
 * lasts, and a past one keeps its date.
 */
export interface LoanBook {
  readonly terms: ServicedTerms;
  /** Day up to which everything is counted. */
  now: number;
  held: number;
  /** Day on which interest starts; undefined until money arrived. */
  start: number | undefined;
  disbursedCentavos: number;
  disbursedBy: PayoutMethod;
  readonly instalments: readonly InstalmentBook[];
  /** Principal times days for which it was owed, on which ordinary interest is counted, and its parts. */
  ordinaryCentavoDays: number;
  readonly ordinaryStretches: Stretch[];
  /** Days of which the service fee was earned; it is earned in full on `feeEndDay`. */
  feeDays: number;
  readonly feeEndDay: number;
  fee: ServiceFee;
  /** Fees that are earned when the money arrives, and commissions of extensions: each without IVA. */
  feesAtOnce: readonly Centavos[];
  commissions: readonly Centavos[];
  /** Ordinary interest and fees that were charged so far, and those that a cap kept out for good. */
  charged: Earned;
  forgone: Earned;
  readonly payments: AllocatedPayment[];
  readonly received: Map<PaymentMethod, number>;
  readonly extensions: BoughtExtension[];
  creditCentavos: number;
  refundedCentavos: number;
  withdrawal: { readonly until: number } | undefined;
  isOnHold: boolean;
  end: 'settled' | 'withdrawn' | 'annulled' | undefined;
  settledOn: number | undefined;
  worstDaysLate: number;
  writtenOffCentavos: Centavos | undefined;
  soldCentavos: Centavos | undefined;
  saleIncomeCentavos: number;
  saleLossCentavos: number;
  forBuyerCentavos: number;
  fallenSalesCentavos: number;
}

/** Earning of the service fee: the same share of the principal on each of that many days. */
export interface ServiceFee {
  readonly wholeDays: number;
  readonly perDay: WholeShare;
}

/** Amounts without IVA. The IVA of each fee, and of the interest, is that of the amount so far. */
export interface Earned {
  /** Fee by fee, always in the same order: those at once, the service fee, then a commission for each extension. */
  readonly fees: readonly number[];
  readonly interest: number;
}

export const NOTHING_EARNED: Earned = { fees: [], interest: 0 };

/** Returns a loan that was signed, before any event. */
export function openBook(terms: ServicedTerms): LoanBook {
  const instalments = terms.dueDates.map((dueDate, index) => ({
    dueDay: dayOf(terms, dueDate),
    endDay: dayOf(terms, terms.endDates[index] ?? dueDate),
    dueHeld: 0,
    endHeld: 0,
    charged: NO_COMPONENTS,
    paid: NO_COMPONENTS,
    waived: NO_COMPONENTS,
    tolerated: NO_COMPONENTS,
    lateCentavoDays: 0,
    lateStretches: [],
    lateFeeCentavos: 0,
    hadLateFee: false,
    forgoneLateCentavos: 0,
  }));
  return {
    terms,
    now: 0,
    held: 0,
    start: undefined,
    disbursedCentavos: 0,
    disbursedBy: 'bank_transfer',
    instalments,
    ordinaryCentavoDays: 0,
    ordinaryStretches: [],
    feeDays: 0,
    feeEndDay: instalments.at(-1)?.dueDay ?? 0,
    fee: { wholeDays: 1, perDay: { exact: ratio(0, 1), numerator: 0, denominator: 1 } },
    feesAtOnce: [],
    commissions: [],
    charged: NOTHING_EARNED,
    forgone: NOTHING_EARNED,
    payments: [],
    received: new Map(),
    extensions: [],
    creditCentavos: 0,
    refundedCentavos: 0,
    withdrawal: undefined,
    isOnHold: false,
    end: undefined,
    settledOn: undefined,
    worstDaysLate: 0,
    writtenOffCentavos: undefined,
    soldCentavos: undefined,
    saleIncomeCentavos: 0,
    saleLossCentavos: 0,
    forBuyerCentavos: 0,
    fallenSalesCentavos: 0,
  };
}

/** Returns a copy of a loan, to look ahead or to try something without changing it. */
export const copyBook = (book: LoanBook): LoanBook => ({
  ...book,
  ordinaryStretches: [...book.ordinaryStretches],
  payments: [...book.payments],
  received: new Map(book.received),
  extensions: [...book.extensions],
  instalments: book.instalments.map((instalment) => ({ ...instalment, lateStretches: [...instalment.lateStretches] })),
});

/** Returns the number of a calendar day. */
export const dayOf = ({ payoutDate }: Pick<ServicedTerms, 'payoutDate'>, date: PlainDate): number =>
  daysBetween(payoutDate, date);

/** Returns the day by the loan's own clock. */
export const loanDay = ({ now, held }: LoanBook): number => now - held;

export const outstandingOf = ({ charged, paid, waived, tolerated }: InstalmentBook): InstalmentComponents =>
  subtractComponents(subtractComponents(subtractComponents(charged, paid), waived), tolerated);

export const principalOf = ({ charged, paid, waived, tolerated }: InstalmentBook): number =>
  charged.principalCentavos - paid.principalCentavos - waived.principalCentavos - tolerated.principalCentavos;

export function principalOut({ instalments }: LoanBook): number {
  let sum = 0;
  for (const instalment of instalments) sum += principalOf(instalment);
  return sum;
}

/** Returns all that is still owed of an instalment. */
export const owedOf = ({ charged, paid, waived, tolerated }: InstalmentBook): number =>
  totalOf(charged) - totalOf(paid) - totalOf(waived) - totalOf(tolerated);

export function outstandingCentavos({ instalments }: LoanBook): Centavos {
  let sum = 0;
  for (const instalment of instalments) sum += owedOf(instalment);
  return centavos(sum);
}

/** True when nothing accrues, because the loan is on hold, written off or sold. */
export const standsStill = ({ isOnHold, writtenOffCentavos, soldCentavos }: LoanBook): boolean =>
  isOnHold || writtenOffCentavos !== undefined || soldCentavos !== undefined;
