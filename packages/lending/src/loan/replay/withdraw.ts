import { centavos, sumCentavos } from '@lender/money';
import { allocatePayment } from '../../payment/allocate-payment.ts';
import type { AllocatedPayment } from '../position.ts';
import { endLoan } from './close.ts';
import { addComponents, NO_COMPONENTS } from './component-arithmetic.ts';
import { type LoanBook, NOTHING_EARNED, principalOf } from './loan-book.ts';

/**
 * Tells whether the borrower, who asked to cancel the contract, has returned in time all that was received; a borrower
 * who has paid the whole loan has done so.
 */
export const returnsTheMoney = (book: LoanBook): boolean =>
  book.withdrawal !== undefined &&
  book.start !== undefined &&
  (book.end === undefined || book.end === 'settled') &&
  book.soldCentavos === undefined &&
  book.now <= book.withdrawal.until &&
  missingToReturn(book) <= 0;

/**
 * Returns the amount that is still to be returned so that the contract is cancelled: what was received, less what was
 * paid and what was waived of it; below zero for what was paid beyond that.
 */
export function missingToReturn({ payments, instalments, disbursedCentavos, refundedCentavos }: LoanBook): number {
  let missing =
    disbursedCentavos + refundedCentavos - sumCentavos(payments.map(({ amountCentavos }) => amountCentavos));
  for (const { waived, tolerated } of instalments) missing -= waived.principalCentavos + tolerated.principalCentavos;
  return missing;
}

/** Cancels the contract: as if no charge was ever made, and every payment paid principal. */
export function withdraw(book: LoanBook): void {
  const creditCentavos = -missingToReturn(book);
  for (const instalment of book.instalments) {
    instalment.charged = { ...NO_COMPONENTS, principalCentavos: instalment.charged.principalCentavos };
    instalment.paid = NO_COMPONENTS;
    instalment.waived = { ...NO_COMPONENTS, principalCentavos: instalment.waived.principalCentavos };
    instalment.tolerated = { ...NO_COMPONENTS, principalCentavos: instalment.tolerated.principalCentavos };
  }
  book.charged = NOTHING_EARNED;
  const payments = book.payments.splice(0);
  book.payments.push(...payments.map((payment) => payPrincipal(book, payment)));
  book.creditCentavos = creditCentavos;
  endLoan(book, 'withdrawn');
}

function payPrincipal(book: LoanBook, payment: AllocatedPayment): AllocatedPayment {
  const dueComponents = book.instalments.map((instalment) => ({
    ...NO_COMPONENTS,
    principalCentavos: centavos(principalOf(instalment)),
  }));
  const taken = allocatePayment({ dueComponents, amountCentavos: payment.amountCentavos });
  book.instalments.forEach((instalment, index) => {
    instalment.paid = addComponents(instalment.paid, taken.allocated[index] ?? NO_COMPONENTS);
  });
  return { ...payment, ...taken };
}
