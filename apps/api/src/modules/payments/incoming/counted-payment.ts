import type { Tx } from '../../../kernel/database/database.ts';
import { type PaymentRow, paymentEventId } from './known-payment.ts';

/** Finds a payment of a loan that was not taken back, by the id of its event. */
export async function countedPayment(
  tx: Tx,
  loan: { readonly client_id: string; readonly id: string },
  eventId: string,
): Promise<PaymentRow | undefined> {
  const payments = await tx
    .selectFrom('payment')
    .selectAll()
    .where('client_id', '=', loan.client_id)
    .where('loan_id', '=', loan.id)
    .where('reversed_on', 'is', null)
    .execute();
  return payments.find((payment) => paymentEventId(payment) === eventId);
}
