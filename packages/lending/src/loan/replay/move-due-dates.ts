import { addDays, daysBetween, type PlainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import type { ExtensionBought } from '../loan-event.ts';
import { type InstalmentBook, type LoanBook, loanDay, principalOf } from './loan-book.ts';

/** Moves the due date of everything that is still owed, and keeps on record what it cost. */
export function moveDueDates(
  book: LoanBook,
  { extension, commission }: { extension: ExtensionBought; commission: TaxedAmount },
): void {
  const open = book.instalments.filter((instalment) => principalOf(instalment) > 0);
  for (const instalment of open) {
    instalment.dueDay += extension.days;
    instalment.endDay = endDayOf(book, instalment);
    instalment.hadLateFee = false;
  }
  const [first] = open;
  if (!first) return;
  const { payment, type, days, valueDate: boughtOn } = extension;
  const newDates = { newDueDate: calendarDate(book, first.dueDay), newEndDate: calendarDate(book, first.endDay) };
  book.extensions.push({ payment, type, days, commission, boughtOn, ...newDates });
}

/** After a hold the due dates that lay ahead lie as far ahead again: they may fall on other days of the week. */
export function moveEndDates(book: LoanBook): void {
  for (const instalment of book.instalments)
    if (instalment.endDay >= loanDay(book)) instalment.endDay = endDayOf(book, instalment);
}

/**
 * The last day on which an instalment is in time: its due date, or the next working day. A hold that ends between the
 * two leaves at least the day on which it ends.
 */
function endDayOf(book: LoanBook, { dueDay }: InstalmentBook): number {
  const { calendar } = book.terms.policy;
  const latestDay = Math.max(dueDay, loanDay(book));
  if (calendar === null) return latestDay;
  const latest = calendarDate(book, latestDay);
  return latestDay + daysBetween(latest, mexicanCalendar(calendar).workingDayFrom(latest));
}

/** The date of a day of the loan's clock, as far as it has stood still by now. */
export const calendarDate = ({ terms, held }: LoanBook, day: number): PlainDate =>
  addDays(terms.payoutDate, day + held);
