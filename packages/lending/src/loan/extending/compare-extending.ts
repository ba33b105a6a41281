import type { PlainDate } from '@lender/calculator';
import { applyRate, type Centavos, centavos, percentOf, rate, ratio } from '@lender/money';
import type { LoanEvent } from '../loan-event.ts';
import { positionOn } from '../position-on.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import type { ExtensionOption } from './extension-option.ts';
import { optionsOf } from './extension-options.ts';
import { type LoanOnDay, loanOnDay } from './loan-on-day.ts';
import { laterWhenExtended } from './try-extension.ts';

/** Option of a borrower whose loan is due. */
export interface WayToPay {
  readonly kind: 'pay_all' | 'extend_and_pay_part' | 'extend';
  readonly nowCentavos: Centavos;
  /** Part of the amount paid now that lowers the principal, and its share in percent, one decimal. */
  readonly principalCentavos: Centavos;
  readonly principalPercent: number;
  /** Payment on the new due date; undefined where all is paid now. */
  readonly later: { readonly days: number; readonly dueDate: PlainDate; readonly amountCentavos: Centavos } | undefined;
  /** Now and later. */
  readonly totalCentavos: Centavos;
}

/** Share of the principal that a borrower who extends is first asked to pay with it. */
const PART_OF_PRINCIPAL = rate('0.2');

/**
 * Returns the total cost of each option: paying all now; extending and paying a fifth of the principal; extending
 * alone, which does not lower the principal. Where no extension may be bought, only the first.
 *
 * @example
 * const loan = signedLoan({ principalCentavos: centavos(300000), days: 30 });
 * const ways = compareExtending(loan, [arrival(loan)], addDays(loan.payoutDate, 30));
 * ways.slice(0, 3).map(({ kind }) => kind) // → ['pay_all', 'extend_and_pay_part', 'extend_and_pay_part']
 * ways.slice(0, 3).map(({ totalCentavos }) => totalCentavos) // → [369600, 379344, 392568]
 */
export function compareExtending(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  date: PlainDate,
): readonly WayToPay[] {
  const { principal, outstandingCentavos } = positionOn(terms, events, date);
  if (outstandingCentavos === 0) return [];
  const payAll = wayOf('pay_all', { nowCentavos: outstandingCentavos, principalCentavos: principal.outstanding });
  const loan = loanOnDay(terms, events, date);
  const options = optionsOf(loan);
  if (!options.ok) return [payAll];
  const part = applyRate(principal.outstanding, PART_OF_PRINCIPAL);
  return [
    payAll,
    ...options.value.map((option) => wayOf('extend_and_pay_part', extending(loan, option, part))),
    ...options.value.map((option) => wayOf('extend', extending(loan, option, centavos(0)))),
  ];
}

type Paid = Pick<WayToPay, 'nowCentavos' | 'principalCentavos'> & Partial<Pick<WayToPay, 'later'>>;

function extending(loan: LoanOnDay, option: ExtensionOption, principalCentavos: Centavos): Paid {
  const nowCentavos = centavos(option.amountCentavos + principalCentavos);
  const later = laterWhenExtended(loan, { ...option, amountCentavos: nowCentavos });
  return { nowCentavos, principalCentavos, later: later && { days: option.days, ...later } };
}

const wayOf = (kind: WayToPay['kind'], { nowCentavos, principalCentavos, later }: Paid): WayToPay => ({
  kind,
  nowCentavos,
  principalCentavos,
  principalPercent: percentOfPaid(principalCentavos, nowCentavos),
  later,
  totalCentavos: centavos(nowCentavos + (later?.amountCentavos ?? 0)),
});

/** Returns a part of what is paid in percent, with one decimal: 0 where nothing is paid. */
const percentOfPaid = (part: Centavos, paid: Centavos): number =>
  paid === 0 ? 0 : Math.round(10 * percentOf(ratio(part, paid))) / 10;
