import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { LIVE_REFERENCE_STATUSES } from './payment-reference.ts';

/**
 * Cancels every reference of a loan that owes nothing. The provider takes no cancellation: later payments are found by
 * polling, and go back.
 */
export async function cancelReferences(
  tx: Tx,
  loan: { readonly client_id: string; readonly id: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .updateTable('payment_reference')
    .set({ status: 'cancelled', status_since: now })
    .where('client_id', '=', loan.client_id)
    .where('loan_id', '=', loan.id)
    .where('status', 'in', [...LIVE_REFERENCE_STATUSES])
    .execute();
}
