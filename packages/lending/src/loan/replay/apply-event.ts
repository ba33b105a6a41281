import { principalParts } from '@lender/calculator';
import { centavos } from '@lender/money';
import { perCharge } from '../../ledger/per-charge.ts';
import { allocatePayment } from '../../payment/allocate-payment.ts';
import type { Disbursed, Refund, Waiver } from '../loan-event.ts';
import { accrueTo } from './accrue.ts';
import { closeIfPaid, endLoan } from './close.ts';
import { addComponents, NO_COMPONENTS, NOTHING } from './component-arithmetic.ts';
import { dayOf, type LoanBook, outstandingCentavos, outstandingOf } from './loan-book.ts';
import { moveEndDates } from './move-due-dates.ts';
import { takePayment } from './take-payment.ts';
import type { TimelineEvent } from './timeline.ts';

/** Does to a loan what an event does; the loan was brought forward to its day. */
export function applyEvent(book: LoanBook, { event, extension }: TimelineEvent): void {
  switch (event.kind) {
    case 'disbursed':
      return disburse(book, event);
    case 'payment':
      return takePayment(book, event, extension);
    case 'refund':
      return refund(book, event);
    case 'waiver':
      return waive(book, event);
    case 'hold':
      book.isOnHold = true;
      return;
    case 'hold_end':
      book.isOnHold = false;
      return moveEndDates(book);
    case 'withdrawal':
      book.withdrawal = { until: dayOf(book.terms, event.until) };
      return;
    case 'write_off':
      book.writtenOffCentavos = outstandingCentavos(book);
      return;
    case 'write_off_undone':
      book.writtenOffCentavos = undefined;
      return moveEndDates(book);
    case 'sale':
      return sell(book, event.priceCentavos);
    case 'buy_back':
      return buyBack(book, event.priceCentavos);
    case 'annulment':
      return annul(book);
  }
}

function disburse(book: LoanBook, { amountCentavos, valueDate }: Disbursed): void {
  const { terms } = book;
  if (book.start !== undefined) throw new RangeError('A loan is paid out once');
  const parts = principalParts({ ...terms, principalCentavos: amountCentavos });
  book.instalments.forEach((instalment, index) => {
    instalment.charged = { ...NO_COMPONENTS, principalCentavos: parts[index] ?? centavos(0) };
  });
  book.disbursedCentavos = amountCentavos;
  const arrival = dayOf(terms, valueDate);
  book.start = terms.interestFrom === 'arrival' ? arrival : Math.min(0, arrival);
  book.now = book.start;
  accrueTo(book, arrival);
}

/** What went back beyond the credit that the borrower has is owed again: it was the borrower's no longer. */
function refund(book: LoanBook, { amountCentavos }: Refund): void {
  const fromCredit = Math.min(book.creditCentavos, amountCentavos);
  book.creditCentavos -= fromCredit;
  book.refundedCentavos += amountCentavos;
  const last = book.instalments.at(-1);
  const short = amountCentavos - fromCredit;
  if (!last || short === 0) return;
  last.charged = addComponents(last.charged, { ...NO_COMPONENTS, principalCentavos: centavos(short) });
  book.end = undefined;
  book.settledOn = undefined;
}

function waive(book: LoanBook, { component, amountCentavos }: Waiver): void {
  const dueComponents = book.instalments.map((instalment) => {
    const { principalCentavos, ...charges } = outstandingOf(instalment);
    return {
      ...perCharge(({ name }) => (name === component ? charges[name] : NOTHING)),
      principalCentavos: component === 'principal' ? principalCentavos : centavos(0),
    };
  });
  const { allocated } = allocatePayment({ dueComponents, amountCentavos });
  book.instalments.forEach((instalment, index) => {
    instalment.waived = addComponents(instalment.waived, allocated[index] ?? NO_COMPONENTS);
  });
  closeIfPaid(book);
}

function sell(book: LoanBook, priceCentavos: number): void {
  book.soldCentavos = outstandingCentavos(book);
  book.saleIncomeCentavos += priceCentavos;
  // A debt that was written off before was lost already: its price is a gain.
  book.saleLossCentavos += (book.writtenOffCentavos === undefined ? book.soldCentavos : 0) - priceCentavos;
}

function buyBack(book: LoanBook, priceCentavos: number): void {
  book.saleIncomeCentavos -= priceCentavos;
  const isRegained = book.writtenOffCentavos !== undefined;
  book.saleLossCentavos += (isRegained ? (book.soldCentavos ?? 0) : 0) - (outstandingCentavos(book) - priceCentavos);
  book.soldCentavos = undefined;
  book.writtenOffCentavos = undefined;
  moveEndDates(book);
}

/** The contract is void: nothing more is owed. */
function annul(book: LoanBook): void {
  for (const instalment of book.instalments)
    instalment.waived = addComponents(instalment.waived, outstandingOf(instalment));
  book.isOnHold = false;
  endLoan(book, 'annulled');
}
