import {
  accruedOn,
  type BalancePeriod,
  daysBetween,
  type LoanTerms,
  ordinaryInterest,
  type PlainDate,
} from '@lender/calculator';
import {
  componentsOf,
  type InstalmentComponents,
  type PerCharge,
  perCharge,
  perReceivable,
  type ReceivableAccount,
  receivablesOf,
  sumComponents,
  type TaxedAmount,
} from '@lender/lending';
import { type Centavos, centavos, chargeWithIva, rate, sumCharges } from '@lender/money';
import type { Balances } from '../ledger/index.ts';

/** Principal that was paid back, and when. */
export interface PrincipalRepayment {
  readonly date: PlainDate;
  readonly principalCentavos: Centavos;
}

export interface OwedQuestion {
  readonly terms: LoanTerms;
  /** The loan's balances as booked. */
  readonly balances: Balances;
  /** In any order. */
  readonly repayments: readonly PrincipalRepayment[];
  readonly onDate: PlainDate;
}

/** What has been earned beyond what is booked, charge by charge; below zero when too much is booked. */
export type AccrualDelta = PerCharge<{ readonly netCentavos: number; readonly ivaCentavos: number }>;

export interface Owed {
  /** Part by part, none below zero: what was paid too much for one part is taken off the next. */
  readonly due: InstalmentComponents;
  readonly totalCentavos: Centavos;
  readonly delta: AccrualDelta;
  /** What the receivable accounts hold once the delta is booked; below zero where a part was paid too much. */
  readonly receivable: Receivables;
}

type Receivables = Readonly<Record<ReceivableAccount, number>>;

/**
 * What a loan owes on a date, part by part. Interest runs on the principal that is still out, up to the due date; a
 * partial repayment lowers it from its own day on, and nothing is earned after all of it was repaid. On the due date of
 * a loan that nobody touched this is exactly the total that was signed.
 */
export function owedOn({ terms, balances, repayments, onDate }: OwedQuestion): Owed {
  const earned = earnedUntil(firstOf(onDate, repaidOn(terms, repayments)), { terms, repayments });
  // Income stands as a credit, below zero: what is earned and not booked yet is the rest.
  const delta = perCharge(({ name, income, ivaPayable }) => ({
    netCentavos: earned[name].netCentavos + balances[income],
    ivaCentavos: earned[name].ivaCentavos + balances[ivaPayable],
  }));
  const accrued = receivablesOf<number>({ ...delta, principalCentavos: 0 });
  const receivable = perReceivable((account) => balances[account] + accrued[account]);
  const due = dueOf(receivable);
  return { due, totalCentavos: sumComponents([due]), delta, receivable };
}

/** Every charge that was earned from the payout to a date; the charges of the calculator under the names of the ledger. */
function earnedUntil(
  until: PlainDate,
  { terms, repayments }: Pick<OwedQuestion, 'terms' | 'repayments'>,
): PerCharge<TaxedAmount> {
  const periods = balancePeriods(terms, { repayments, until });
  const interest = ordinaryInterest({ periods, rates: terms.rates, discount: terms.discount.interest });
  const { serviceFee, processingFee, withdrawalFee, invoicingFee } = accruedOn({ terms, onDate: until });
  return {
    lateCharge: NO_CHARGE,
    fees: sumCharges([serviceFee, processingFee, withdrawalFee, invoicingFee]),
    interest: chargeWithIva(interest, rate(terms.rates.ivaRate)),
  };
}

const NO_CHARGE: TaxedAmount = { netCentavos: centavos(0), ivaCentavos: centavos(0) };

/** Takes what was paid too much for some parts off the others, in the order in which payments are spread. */
function dueOf(receivable: Receivables): InstalmentComponents {
  let creditCentavos = Object.values(receivable).reduce((credit, part) => credit + Math.max(0, -part), 0);
  return componentsOf(
    perReceivable((account) => {
      const part = Math.max(0, receivable[account]);
      const used = Math.min(creditCentavos, part);
      creditCentavos -= used;
      return centavos(part - used);
    }),
  );
}

const byDate = (one: PrincipalRepayment, other: PrincipalRepayment): number =>
  one.date === other.date ? 0 : one.date < other.date ? -1 : 1;

/** The day on which the last of the principal came back. */
function repaidOn(terms: LoanTerms, repayments: readonly PrincipalRepayment[]): PlainDate | undefined {
  let outCentavos: number = terms.principalCentavos;
  return repayments.toSorted(byDate).find(({ principalCentavos }) => {
    outCentavos -= principalCentavos;
    return outCentavos <= 0;
  })?.date;
}

const firstOf = (one: PlainDate, other: PlainDate | undefined): PlainDate =>
  other !== undefined && other < one ? other : one;

/** The principal that was out, stretch by stretch, from the payout to a date or to the due date. */
function balancePeriods(
  terms: LoanTerms,
  { repayments, until }: { repayments: readonly PrincipalRepayment[]; until: PlainDate },
): BalancePeriod[] {
  const end = firstOf(until, terms.dueDates.at(-1));
  const inTime = repayments.filter(({ date }) => date < end).toSorted(byDate);
  const periods: BalancePeriod[] = [];
  let from = terms.payoutDate;
  let principal: number = terms.principalCentavos;
  for (const { date, principalCentavos } of [...inTime, { date: end, principalCentavos: centavos(0) }]) {
    periods.push({ principalCentavos: centavos(principal), days: Math.max(0, daysBetween(from, date)) });
    principal -= principalCentavos;
    if (date > from) from = date;
  }
  return periods;
}
