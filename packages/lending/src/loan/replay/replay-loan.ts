import type { PlainDate } from '@lender/calculator';
import { sumComponents } from '../../payment/instalment-components.ts';
import type { LoanEvent } from '../loan-event.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import { accrueTo } from './accrue.ts';
import { applyEvent } from './apply-event.ts';
import { dayOf, type LoanBook, loanDay, openBook, outstandingOf } from './loan-book.ts';
import { timelineUntil } from './timeline.ts';

/** Lives a loan once more, from its signature to a day, in the order in which things happened. */
export function replayLoan(terms: ServicedTerms, events: readonly LoanEvent[], date: PlainDate): LoanBook {
  const book = openBook(terms);
  for (const entry of timelineUntil(events, date)) {
    bringTo(book, dayOf(terms, entry.event.valueDate));
    applyEvent(book, entry);
  }
  bringTo(book, dayOf(terms, date));
  return book;
}

/** Accrues up to a day, and keeps how late the loan was by then. */
export function bringTo(book: LoanBook, day: number): void {
  accrueTo(book, day);
  book.worstDaysLate = Math.max(book.worstDaysLate, daysLateOf(book));
}

/** Days since the oldest instalment that is overdue should have been paid. */
export const daysLateOf = (book: LoanBook): number =>
  book.end === undefined
    ? Math.max(
        0,
        ...book.instalments
          .filter((instalment) => loanDay(book) > instalment.endDay && sumComponents([outstandingOf(instalment)]) > 0)
          .map(({ endDay }) => loanDay(book) - endDay),
      )
    : 0;
