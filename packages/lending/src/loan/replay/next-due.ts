import { sumCentavos } from '@lender/money';
import { sumComponents } from '../../payment/instalment-components.ts';
import type { LoanPosition } from '../position.ts';
import { accrueTo } from './accrue.ts';
import {
  copyBook,
  type InstalmentBook,
  type LoanBook,
  loanDay,
  outstandingOf,
  principalOf,
  standsStill,
} from './loan-book.ts';
import { endDateOf } from './move-due-dates.ts';

/** Returns what the borrower is asked for next: all that is due, or what will be due on the next due date. */
export function nextDueOf(book: LoanBook): LoanPosition['nextDue'] {
  if (book.start === undefined || book.end !== undefined || isOutOfHand(book)) return undefined;
  const next = book.instalments.find((instalment) => isOwed(instalment) || principalOf(instalment) > 0);
  if (!next) return undefined;
  const ahead = copyBook(book);
  if (next.dueDay > loanDay(book) && !standsStill(book)) accrueTo(ahead, next.dueDay + book.held);
  const asked = ahead.instalments.filter(({ dueDay }) => dueDay <= Math.max(next.dueDay, loanDay(book)));
  return {
    date: endDateOf(book, next),
    amountCentavos: sumCentavos(asked.map((instalment) => sumComponents([outstandingOf(instalment)]))),
  };
}

const isOutOfHand = ({ writtenOffCentavos, soldCentavos }: LoanBook): boolean =>
  writtenOffCentavos !== undefined || soldCentavos !== undefined;

const isOwed = (instalment: InstalmentBook): boolean => sumComponents([outstandingOf(instalment)]) > 0;
