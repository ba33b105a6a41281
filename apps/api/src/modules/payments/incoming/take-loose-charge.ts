import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { applyChargeStatus, type ReportedCharge } from './apply-charge-status.ts';
import { chargeStatus } from './charge-status.policy.ts';
import { type PaymentRow, paymentOfCharge } from './known-payment.ts';
import { applyIncomingPayment } from './store-incoming-payment.ts';

/**
 * Takes over money that came to none of our references: it is a loan's payment by now, or waits in suspense to be
 * claimed.
 */
export async function takeLooseCharge(charge: ProviderCharge, services: Services): Promise<void> {
  const status = chargeStatus(charge);
  const booked = await inTransaction(services.db, (tx) => keepUnlessBooked(tx, { charge, status }, services));
  if (!booked) return;
  // In a transaction of its own: matching a receipt locks the client before it.
  await inTransaction(services.db, async (tx) => {
    await lockClient(tx, booked.client_id);
    await applyChargeStatus(tx, { charge, status, payment: booked }, services);
  });
}

/** Waits for a concurrent match of the receipt, so that money which goes back meanwhile is not missed. */
async function keepUnlessBooked(
  tx: Tx,
  { charge, status }: ReportedCharge,
  services: Services,
): Promise<PaymentRow | undefined> {
  await tx.selectFrom('receipt').select('id').where('provider_id', '=', charge.id).forUpdate().execute();
  const booked = await paymentOfCharge(tx, charge.id);
  if (!booked && !(await isBeingCharged(tx, charge))) await applyIncomingPayment(tx, { charge, status }, services);
  return booked;
}

/**
 * Tells whether we are charging this card at this moment: the caller that charges it books it, as soon as the provider
 * has answered.
 */
async function isBeingCharged(tx: Tx, { orderId }: ProviderCharge): Promise<boolean> {
  if (orderId === undefined) return false;
  const sending = await tx
    .selectFrom('extension_charge')
    .select('id')
    .where('status', '=', 'sending')
    .where((eb) => eb(eb.cast<string>('id', 'text'), '=', orderId))
    .executeTakeFirst();
  return sending !== undefined;
}
