import type { Centavos } from '@lender/money';
import { allocatePayment, type PaymentAllocation } from '../../payment/allocate-payment.ts';
import { addComponents, NO_COMPONENTS } from './component-arithmetic.ts';
import { type LoanBook, outstandingOf } from './loan-book.ts';

/**
 * Pays what is owed as far as an amount reaches, and returns how it was used. A debt that was written off is recovered
 * principal first; otherwise charges come before it.
 */
export function spread(book: LoanBook, amountCentavos: Centavos): PaymentAllocation {
  const order = book.writtenOffCentavos === undefined ? 'charges_first' : 'principal_first';
  const taken = allocatePayment({ dueComponents: book.instalments.map(outstandingOf), amountCentavos, order });
  book.instalments.forEach((instalment, index) => {
    instalment.paid = addComponents(instalment.paid, taken.allocated[index] ?? NO_COMPONENTS);
  });
  return taken;
}
