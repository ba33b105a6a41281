import { addDays, daysBetween, type PlainDate } from '@lender/calculator';
import { fail, ok, type Result } from '@lender/money';
import { describePosition } from '../describe-position.ts';
import type { LoanEvent } from '../loan-event.ts';
import type { InstalmentPosition, LoanPosition } from '../position.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import type { ExtensionOption, ExtensionProblem } from './extension-option.ts';
import { extensionPrice } from './extension-price.ts';
import { type LoanOnDay, loanOnDay } from './loan-on-day.ts';
import { tryExtension } from './try-extension.ts';

/**
 * Returns the extensions that may be bought on a day, each at its price of that day; use a later day to price an
 * invoice that is paid then. Up to the (moved) due date the first ones are cheap; after it, and for the last of them,
 * the expensive tariff holds. An extension that would let the loan cost more than its cap is not sold.
 *
 * @example
 * const loan = signedLoan();
 * const options = extensionOptions(loan, [arrival(loan)], addDays(loan.payoutDate, 30));
 * options.ok && options.value.map(({ amountCentavos }) => amountCentavos) // → [69600, 73080, 76560]
 */
export function extensionOptions(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  date: PlainDate,
): Result<readonly ExtensionOption[], ExtensionProblem> {
  return optionsOf(loanOnDay(terms, events, date));
}

/** Returns the same for a loan that was brought forward to the day: printed prices are computed here, too. */
export function optionsOf(loan: LoanOnDay): Result<readonly ExtensionOption[], ExtensionProblem> {
  const { terms } = loan.book;
  const position = describePosition(loan.book, loan.date);
  const sale = extensionSale(terms, position);
  if (!sale.ok) return sale;
  const { type } = sale.value;
  const options = terms.policy.extensions.tariffs
    .filter(({ kind }) => kind === type)
    .flatMap(({ days, commissionRate }): ExtensionOption[] => {
      const tariff = { type, days, commissionRate };
      const selection = { ...sale.value, ...tariff, ...extensionPrice(terms, position, tariff) };
      const dates = tryExtension(loan, selection);
      return dates ? [{ ...selection, ...dates }] : [];
    });
  return options.length > 0 ? ok(options) : fail({ code: 'extension_over_cap' });
}

type ExtensionSale = Pick<ExtensionOption, 'type' | 'number' | 'dueDate' | 'payableUntil'>;

/** Returns the tariff that applies, as far as a loan may be extended at all. */
function extensionSale(terms: ServicedTerms, position: LoanPosition): Result<ExtensionSale, ExtensionProblem> {
  const { maxCount, cheapCount, tariffs, opensDaysBefore, closesDaysAfter } = terms.policy.extensions;
  const next = position.instalments.find(({ outstanding }) => outstanding.principalCentavos > 0);
  if (position.state !== 'open' || !next) return fail({ code: 'loan_not_running', state: position.state });
  if (position.isOnHold) return fail({ code: 'loan_on_hold' });
  if (position.withdrawal) return fail({ code: 'withdrawal_open', until: position.withdrawal.until });
  const number = position.extensions.length + 1;
  const type = number > cheapCount || position.date > next.endDate ? 'expensive' : 'cheap';
  if (!tariffs.some(({ kind }) => kind === type)) return fail({ code: 'extension_not_offered' });
  if (number > maxCount) return fail({ code: 'extension_limit_reached', maxCount });
  const window = windowOf(next, { opensDaysBefore, closesDaysAfter: closesDaysAfter + daysHeldSince(next, position) });
  if (position.date < window.opensOn || position.date > window.closesOn)
    return fail({ code: 'extension_window_closed', ...window });
  return ok({ type, number, dueDate: next.dueDate, payableUntil: type === 'cheap' ? next.endDate : window.closesOn });
}

/** Returns the days since the last day in time that do not count as late: the loan was on hold on them. */
const daysHeldSince = ({ endDate }: InstalmentPosition, { date, daysLate }: LoanPosition): number =>
  Math.max(0, daysBetween(endDate, date) - daysLate);

const windowOf = (
  { dueDate, endDate }: InstalmentPosition,
  days: { readonly opensDaysBefore: number; readonly closesDaysAfter: number },
) => ({ opensOn: addDays(dueDate, -days.opensDaysBefore), closesOn: addDays(endDate, days.closesDaysAfter) });
