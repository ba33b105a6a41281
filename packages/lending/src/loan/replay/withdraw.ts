import { centavos, sumCentavos } from '@lender/money';
import { allocatePayment } from '../../payment/allocate-payment.ts';
import type { AllocatedPayment } from '../position.ts';
import { endLoan } from './close.ts';
import { addComponents, NO_COMPONENTS, NOTHING } from './component-arithmetic.ts';
import type { LoanBook } from './loan-book.ts';

/** Whether the borrower, who asked to cancel the contract, has given back in time all that was received. */
export const returnsTheMoney = (book: LoanBook): boolean =>
  book.withdrawal !== undefined &&
  book.start !== undefined &&
  book.end === undefined &&
  book.soldCentavos === undefined &&
  book.now <= book.withdrawal.until &&
  missingToReturn(book) <= 0;

/** What is still to be returned so that the contract is cancelled. */
export function missingToReturn({ payments, disbursedCentavos, refundedCentavos }: LoanBook): number {
  const paid = sumCentavos(payments.map(({ amountCentavos }) => amountCentavos));
  return disbursedCentavos - (paid - refundedCentavos);
}

/** Cancels the contract: no charge was ever made, and every payment paid principal. */
export function withdraw(book: LoanBook): void {
  for (const instalment of book.instalments) {
    instalment.charged = { ...NO_COMPONENTS, principalCentavos: instalment.charged.principalCentavos };
    instalment.paid = NO_COMPONENTS;
    instalment.waived = NO_COMPONENTS;
  }
  book.charged = { fees: NOTHING, interest: NOTHING };
  const payments = book.payments.splice(0);
  book.payments.push(...payments.map((payment) => payPrincipal(book, payment)));
  book.creditCentavos = -missingToReturn(book);
  endLoan(book, 'withdrawn');
}

function payPrincipal(book: LoanBook, payment: AllocatedPayment): AllocatedPayment {
  const dueComponents = book.instalments.map(({ charged, paid }) => ({
    ...NO_COMPONENTS,
    principalCentavos: centavos(charged.principalCentavos - paid.principalCentavos),
  }));
  const taken = allocatePayment({ dueComponents, amountCentavos: payment.amountCentavos });
  book.instalments.forEach((instalment, index) => {
    instalment.paid = addComponents(instalment.paid, taken.allocated[index] ?? NO_COMPONENTS);
  });
  return { ...payment, ...taken };
}
