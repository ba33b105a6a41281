import { closeIfPaid, endLoan } from './close.ts';
import { addComponents } from './component-arithmetic.ts';
import { type LoanBook, outstandingCentavos, outstandingOf } from './loan-book.ts';
import { moveEndDates } from './move-due-dates.ts';
import type { TimelineEvent } from './timeline.ts';

type LenderEvent = Exclude<
  TimelineEvent['event'],
  { readonly kind: 'disbursed' | 'payment' | 'refund' | 'waiver' | 'withdrawal' }
>;

/**
 * Applies a decision of the lender about a loan. While it is on hold, or is not the lender's, its clock is stopped. An
 * event that cannot have happened in the loan's position, since an earlier one was taken back, changes nothing.
 */
export function applyLenderEvent(book: LoanBook, event: LenderEvent): void {
  switch (event.kind) {
    case 'hold':
      book.isOnHold = true;
      break;
    case 'hold_end':
      book.isOnHold = false;
      moveEndDates(book);
      break;
    case 'write_off':
      if (isOwedToLender(book)) book.writtenOffCentavos ??= outstandingCentavos(book);
      break;
    case 'write_off_undone':
      if (isOwedToLender(book)) undoWriteOff(book);
      break;
    case 'sale':
      if (isOwedToLender(book)) sell(book, event.priceCentavos);
      else sellNothing(book, event.priceCentavos);
      break;
    case 'buy_back':
      if (book.soldCentavos !== undefined) buyBack(book, event.priceCentavos);
      else sellNothing(book, -event.priceCentavos);
      break;
    case 'annulment':
      if (isOwedToLender(book)) annul(book);
      break;
  }
}

const isOwedToLender = ({ start, end, soldCentavos }: LoanBook): boolean =>
  start !== undefined && end === undefined && soldCentavos === undefined;

function undoWriteOff(book: LoanBook): void {
  book.writtenOffCentavos = undefined;
  moveEndDates(book);
}

function sell(book: LoanBook, priceCentavos: number): void {
  book.soldCentavos = outstandingCentavos(book);
  book.saleIncomeCentavos += priceCentavos;
  // A debt that was written off before is already a loss: its price is a gain.
  book.saleLossCentavos += (book.writtenOffCentavos === undefined ? book.soldCentavos : 0) - priceCentavos;
}

/** Books a sale for which no debt was left: its price is owed back to the buyer. */
function sellNothing(book: LoanBook, priceCentavos: number): void {
  book.saleIncomeCentavos += priceCentavos;
  book.fallenSalesCentavos += priceCentavos;
}

function buyBack(book: LoanBook, priceCentavos: number): void {
  book.saleIncomeCentavos -= priceCentavos;
  const isRegained = book.writtenOffCentavos !== undefined;
  book.saleLossCentavos += (isRegained ? (book.soldCentavos ?? 0) : 0) - (outstandingCentavos(book) - priceCentavos);
  book.soldCentavos = undefined;
  book.writtenOffCentavos = undefined;
  moveEndDates(book);
  closeIfPaid(book);
}

/** Annuls the contract: nothing more is owed. */
function annul(book: LoanBook): void {
  for (const instalment of book.instalments)
    instalment.waived = addComponents(instalment.waived, outstandingOf(instalment));
  book.isOnHold = false;
  endLoan(book, 'annulled');
}
