import { addDays, daysBetween, type PlainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import type { ExtensionBought } from '../loan-event.ts';
import { type InstalmentBook, type LoanBook, loanDay, principalOf } from './loan-book.ts';

/** Moves the due date of everything that is still owed, and records what it cost. */
export function moveDueDates(
  book: LoanBook,
  { extension, commission }: { extension: ExtensionBought; commission: TaxedAmount },
): void {
  const open = book.instalments.filter((instalment) => principalOf(instalment) > 0);
  for (const instalment of open) {
    instalment.dueDay += extension.days;
    if (instalment.dueDay >= loanDay(book)) instalment.dueHeld = book.held;
    moveEndDay(book, instalment);
    instalment.hadLateFee = false;
  }
  const [first] = open;
  if (!first) return;
  const { payment, type, days, valueDate: boughtOn } = extension;
  const newDates = { newDueDate: dueDateOf(book, first), newEndDate: endDateOf(book, first) };
  book.extensions.push({ payment, type, days, commission, boughtOn, ...newDates });
}

/**
 * Moves the later due dates after a hold, so that as many days are left as before: their days of the week may change.
 */
export function moveEndDates(book: LoanBook): void {
  for (const instalment of book.instalments) if (instalment.endDay >= loanDay(book)) moveEndDay(book, instalment);
}

/** Makes today the last day in time where that day is over, so that what is owed since today is not late. */
export function endNotBeforeToday(book: LoanBook, instalment: InstalmentBook): void {
  if (instalment.endDay >= loanDay(book)) return;
  instalment.endDay = loanDay(book);
  instalment.endHeld = book.held;
}

/**
 * Counts the last day on which an instalment is in time from its due date: that date, or the next working day. A hold
 * that ends between the two leaves at least the day on which it ends.
 */
function moveEndDay(book: LoanBook, instalment: InstalmentBook): void {
  const { calendar } = book.terms.policy;
  const latestDay = Math.max(instalment.dueDay, loanDay(book));
  const latest = addDays(book.terms.payoutDate, latestDay + book.held);
  const moved = calendar === null ? 0 : daysBetween(latest, mexicanCalendar(calendar).workingDayFrom(latest));
  instalment.endDay = latestDay + moved;
  instalment.endHeld = book.held;
}

/** Returns the date of a due day, moved by the days for which the loan was on hold while it was ahead. */
export const dueDateOf = ({ terms }: LoanBook, { dueDay, dueHeld }: InstalmentBook): PlainDate =>
  addDays(terms.payoutDate, dueDay + dueHeld);

/** Returns the last day on which an instalment can be paid in time. */
export const endDateOf = ({ terms }: LoanBook, { endDay, endHeld }: InstalmentBook): PlainDate =>
  addDays(terms.payoutDate, endDay + endHeld);
