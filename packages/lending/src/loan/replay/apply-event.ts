import { principalParts } from '@lender/calculator';
import { centavos } from '@lender/money';
import type { Disbursed, Refund } from '../loan-event.ts';
import { accrueTo } from './accrue.ts';
import { closeIfPaid } from './close.ts';
import { addComponents, NO_COMPONENTS } from './component-arithmetic.ts';
import { feesAtOnce, serviceFeeOver } from './earned.ts';
import { applyLenderEvent } from './lender-event.ts';
import { dayOf, type LoanBook, owedOf } from './loan-book.ts';
import { endNotBeforeToday } from './move-due-dates.ts';
import { takePayment } from './take-payment.ts';
import type { TimelineEvent } from './timeline.ts';
import { waive } from './waive.ts';
import { returnsTheMoney, withdraw } from './withdraw.ts';

/** Applies an event to a loan that was brought forward to its day. */
export function applyEvent(book: LoanBook, { event, extension }: TimelineEvent): void {
  switch (event.kind) {
    case 'disbursed':
      disburse(book, event);
      break;
    case 'payment':
      takePayment(book, event, extension);
      break;
    case 'refund':
      refund(book, event);
      break;
    case 'waiver':
      waive(book, event);
      break;
    case 'withdrawal':
      book.withdrawal = { until: dayOf(book.terms, event.until) };
      if (returnsTheMoney(book)) withdraw(book);
      break;
    default:
      applyLenderEvent(book, event);
  }
}

function disburse(book: LoanBook, { amountCentavos, valueDate, brand }: Disbursed): void {
  const { terms } = book;
  if (book.start !== undefined) throw new RangeError('The loan was already paid out');
  const parts = principalParts({ ...terms, principalCentavos: amountCentavos });
  book.instalments.forEach((instalment, index) => {
    const principalCentavos = parts[index] ?? centavos(0);
    instalment.charged = addComponents(instalment.charged, { ...NO_COMPONENTS, principalCentavos });
  });
  const arrival = dayOf(terms, valueDate);
  book.disbursedCentavos = amountCentavos;
  book.disbursedBy = brand ?? 'bank_transfer';
  book.start = terms.interestFrom === 'arrival' ? arrival : Math.min(0, arrival);
  book.fee = serviceFeeOver(terms, book.feeEndDay - book.start);
  book.feesAtOnce = feesAtOnce(terms, amountCentavos);
  book.now = book.start;
  accrueTo(book, arrival);
}

/**
 * Books a refund. An amount beyond the borrower's credit is owed again, since it was no longer the borrower's. It is
 * not late before that day.
 */
function refund(book: LoanBook, { amountCentavos }: Refund): void {
  const fromCredit = Math.min(book.creditCentavos, amountCentavos);
  book.creditCentavos -= fromCredit;
  book.refundedCentavos += amountCentavos;
  const last = book.instalments.at(-1);
  const short = amountCentavos - fromCredit;
  if (!last || short === 0) return;
  if (owedOf(last) === 0) endNotBeforeToday(book, last);
  last.charged = addComponents(last.charged, { ...NO_COMPONENTS, principalCentavos: centavos(short) });
  if (book.soldCentavos !== undefined) book.saleLossCentavos += short;
  book.end = undefined;
  book.settledOn = undefined;
  closeIfPaid(book);
}
