import type { PlainDate } from '@lender/calculator';
import type { LoanEvent } from '../loan-event.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import { accrueTo } from './accrue.ts';
import { applyEvent } from './apply-event.ts';
import { dayOf, type LoanBook, loanDay, openBook, owedOf } from './loan-book.ts';
import { timelineUntil } from './timeline.ts';

/** Replays a loan from its signature to a day, in the order in which things happened. */
export function replayLoan(terms: ServicedTerms, events: readonly LoanEvent[], date: PlainDate): LoanBook {
  const book = openBook(terms);
  for (const entry of timelineUntil(events, date)) {
    bringTo(book, dayOf(terms, entry.event.valueDate));
    applyEvent(book, entry);
  }
  bringTo(book, dayOf(terms, date));
  return book;
}

/** Accrues up to a day, and records how late the loan was by then. */
export function bringTo(book: LoanBook, day: number): void {
  accrueTo(book, day);
  book.worstDaysLate = Math.max(book.worstDaysLate, daysLateOf(book));
}

/** Returns the days since the due date of the oldest overdue instalment. */
export function daysLateOf(book: LoanBook): number {
  let daysLate = 0;
  if (book.end !== undefined) return daysLate;
  for (const instalment of book.instalments)
    if (loanDay(book) - instalment.endDay > daysLate && owedOf(instalment) > 0)
      daysLate = loanDay(book) - instalment.endDay;
  return daysLate;
}
