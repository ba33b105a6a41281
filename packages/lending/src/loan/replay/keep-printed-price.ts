import { type Centavos, centavos } from '@lender/money';
import { allocatePayment } from '../../payment/allocate-payment.ts';
import { addComponents, grossOf, NO_COMPONENTS } from './component-arithmetic.ts';
import { type LoanBook, outstandingOf } from './loan-book.ts';

/**
 * Waives the part of fees and interest beyond the printed price of an extension: fees first. Late charges stay owed.
 */
export function keepPrintedPrice(book: LoanBook, printedCentavos: Centavos): void {
  const owed = book.instalments.map(outstandingOf);
  let beyond = owed.reduce((sum, { fees, interest }) => sum + grossOf(fees) + grossOf(interest), -printedCentavos);
  for (const name of ['fees', 'interest'] as const) {
    if (beyond <= 0) return;
    const dueComponents = owed.map((components) => ({ ...NO_COMPONENTS, [name]: components[name] }));
    const forgiven = allocatePayment({ dueComponents, amountCentavos: centavos(beyond) });
    book.instalments.forEach((instalment, index) => {
      instalment.waived = addComponents(instalment.waived, forgiven.allocated[index] ?? NO_COMPONENTS);
    });
    beyond = forgiven.overpaymentCentavos;
  }
}
