import { type Centavos, centavos } from '@lender/money';
import { allocatePayment, type PaymentAllocation } from '../../payment/allocate-payment.ts';
import { addComponents, NO_COMPONENTS } from './component-arithmetic.ts';
import { type LoanBook, outstandingOf } from './loan-book.ts';

/**
 * Pays what is owed as far as an amount reaches, and returns how it was used. A debt that was written off is recovered
 * principal first; otherwise charges come before it.
 */
export function spread(book: LoanBook, amountCentavos: Centavos): PaymentAllocation {
  const order = book.writtenOffCentavos === undefined ? 'charges_first' : 'principal_first';
  return pay(book, allocatePayment({ dueComponents: book.instalments.map(outstandingOf), amountCentavos, order }));
}

/** Pays the charges of every instalment before any principal, as the price of an extension does. */
export function spreadChargesFirst(book: LoanBook, amountCentavos: Centavos): PaymentAllocation {
  const dueComponents = book.instalments.map((instalment) => ({
    ...outstandingOf(instalment),
    principalCentavos: centavos(0),
  }));
  const charges = pay(book, allocatePayment({ dueComponents, amountCentavos }));
  const rest = spread(book, charges.overpaymentCentavos);
  const allocated = charges.allocated.map((part, index) => addComponents(part, rest.allocated[index] ?? NO_COMPONENTS));
  return { ...rest, allocated };
}

function pay(book: LoanBook, taken: PaymentAllocation): PaymentAllocation {
  book.instalments.forEach((instalment, index) => {
    instalment.paid = addComponents(instalment.paid, taken.allocated[index] ?? NO_COMPONENTS);
  });
  return taken;
}
