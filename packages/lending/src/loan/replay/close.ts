import { forgoRest } from './charge.ts';
import { addComponents } from './component-arithmetic.ts';
import { type LoanBook, outstandingCentavos, outstandingOf } from './loan-book.ts';

/** Ends a loan that owes at most a remainder that is not asked for; a debt that was sold is its buyer's to close. */
export function closeIfPaid(book: LoanBook): void {
  if (book.start === undefined || book.end !== undefined || book.soldCentavos !== undefined) return;
  if (outstandingCentavos(book) > book.terms.policy.toleranceCentavos) return;
  for (const instalment of book.instalments)
    instalment.tolerated = addComponents(instalment.tolerated, outstandingOf(instalment));
  endLoan(book, 'settled');
}

/** Ends a loan: from this day on nothing is charged. */
export function endLoan(book: LoanBook, end: NonNullable<LoanBook['end']>): void {
  book.end = end;
  book.settledOn ??= book.now;
  forgoRest(book);
}
