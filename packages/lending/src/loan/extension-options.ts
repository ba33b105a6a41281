import { addDays, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos, fail, ok, type Result, sumCentavos } from '@lender/money';
import { sumComponents, type TaxedAmount } from '../payment/instalment-components.ts';
import type { RolloverType } from '../rollover/rollover.ts';
import type { LoanEvent } from './loan-event.ts';
import type { BoughtExtension, LoanPosition } from './position.ts';
import { positionOn } from './position-on.ts';
import type { ServicedTerms } from './serviced-terms.ts';

/** Why a loan cannot be extended. */
export type ExtensionBar =
  | 'loan_not_running'
  | 'loan_on_hold'
  | 'withdrawal_open'
  | 'extension_limit_reached'
  | 'extension_window_closed'
  | 'extension_over_cap';

/** One way to extend a loan, as it is priced on a day. Paying exactly the price leaves exactly the principal. */
export interface ExtensionOption {
  readonly type: RolloverType;
  readonly days: number;
  /** Share of the outstanding principal, decimal text. */
  readonly commissionRate: string;
  /** Which extension of the loan it would be, from 1. */
  readonly number: number;
  /** The due date that it moves. */
  readonly dueDate: PlainDate;
  readonly interest: TaxedAmount;
  /** Fees that were earned by then, without the commission. */
  readonly fees: TaxedAmount;
  readonly lateCharge: TaxedAmount;
  readonly commission: TaxedAmount;
  readonly amountCentavos: Centavos;
  readonly newDueDate: PlainDate;
  readonly newEndDate: PlainDate;
  /** The last day on which it may be asked for and paid at this kind of price. */
  readonly payableUntil: PlainDate;
}

/**
 * The extensions that may be asked for on a day, each with its price on that day. The price is what the loan itself
 * would say: it is replayed with the extension in it.
 *
 * @example
 * const loan = signedLoan({ days: 30 });
 * const options = extensionOptions(loan, [arrival(loan)], addDays(loan.payoutDate, 30));
 * options.ok && options.value.map(({ amountCentavos }) => amountCentavos) // → [69600, 73080, 76560]
 */
export function extensionOptions(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  date: PlainDate,
): Result<readonly ExtensionOption[], { readonly code: ExtensionBar }> {
  const position = positionOn(terms, events, date);
  const bar = barOn(terms, position);
  if (bar) return fail({ code: bar });
  const { cheapCount, tariffs } = terms.policy.extensions;
  const number = position.extensions.length + 1;
  const oldest = oldestOpen(position);
  const type: RolloverType = oldest && date <= oldest.endDate && number <= cheapCount ? 'cheap' : 'expensive';
  const options = tariffs
    .filter(({ kind }) => kind === type)
    .flatMap(({ days, commissionRate }) => {
      const wish = { type, days, commissionRate, number };
      return priceOf({ terms, events, date }, wish) ?? [];
    });
  return options.length === 0 ? fail({ code: 'extension_over_cap' }) : ok(options);
}

function barOn({ policy }: ServicedTerms, position: LoanPosition): ExtensionBar | undefined {
  const oldest = oldestOpen(position);
  if (position.state !== 'open' || !oldest) return 'loan_not_running';
  if (position.isOnHold) return 'loan_on_hold';
  if (position.withdrawal) return 'withdrawal_open';
  const { maxCount, opensDaysBefore, closesDaysAfter } = policy.extensions;
  if (position.extensions.length >= maxCount) return 'extension_limit_reached';
  const isOpen =
    position.date >= addDays(oldest.endDate, -opensDaysBefore) &&
    position.date <= addDays(oldest.endDate, closesDaysAfter);
  return isOpen ? undefined : 'extension_window_closed';
}

const oldestOpen = ({ instalments }: LoanPosition) =>
  instalments.find(({ outstanding }) => outstanding.principalCentavos > 0);

interface Asked {
  readonly terms: ServicedTerms;
  readonly events: readonly LoanEvent[];
  readonly date: PlainDate;
}
type Wish = Pick<ExtensionOption, 'type' | 'days' | 'commissionRate' | 'number'>;

/** Undefined when the loan would come to cost more than its caps allow before the new due date. */
function priceOf(asked: Asked, wish: Wish): ExtensionOption | undefined {
  const { terms, date } = asked;
  const before = positionOn(terms, asked.events, date);
  const extended = lifeWith(asked, wish, centavos(0));
  const after = positionOn(terms, extended, date);
  const bought = after.extensions.at(-1);
  const oldest = oldestOpen(before);
  if (!bought || !oldest) return undefined;
  const amountCentavos = centavos(after.outstandingCentavos - after.principal.outstanding);
  if (breaksCap(asked, lifeWith(asked, wish, amountCentavos), bought)) return undefined;
  const { closesDaysAfter } = terms.policy.extensions;
  return {
    ...wish,
    dueDate: oldest.dueDate,
    interest: before.charges.interest.outstanding,
    fees: before.charges.fees.outstanding,
    lateCharge: before.charges.lateCharge.outstanding,
    commission: bought.commission,
    amountCentavos,
    newDueDate: bought.newDueDate,
    newEndDate: bought.newEndDate,
    payableUntil: wish.type === 'cheap' ? oldest.endDate : addDays(oldest.endDate, closesDaysAfter),
  };
}

/** The loan's life with the extension bought on the day, after everything else that happened on it. */
function lifeWith({ events, date }: Asked, wish: Wish, amountCentavos: Centavos): LoanEvent[] {
  const when = { valueDate: date, at: `${addDays(date, 2)}T00:00:00.000Z` };
  const { type, days, commissionRate } = wish;
  return [
    ...events,
    { ...when, id: 'asked:payment', kind: 'payment', amountCentavos, method: 'paynet' },
    { ...when, id: 'asked:extension', kind: 'extension', payment: 'asked:payment', type, days, commissionRate },
  ];
}

/** Whether a cap would keep something out by the new due date: what is asked for then is less than what was earned. */
function breaksCap({ terms }: Asked, life: readonly LoanEvent[], { newEndDate }: BoughtExtension): boolean {
  const uncapped = { ...terms, policy: { ...terms.policy, caps: { totalShare: '1000', dailyShare: '1000' } } };
  return chargedBy(uncapped, life, newEndDate) > chargedBy(terms, life, newEndDate);
}

function chargedBy(terms: ServicedTerms, life: readonly LoanEvent[], date: PlainDate): Centavos {
  const { instalments, principal } = positionOn(terms, life, date);
  const charged = sumCentavos(instalments.map((instalment) => sumComponents([instalment.charged])));
  return centavos(charged - principal.charged);
}
