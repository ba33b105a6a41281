import type { Services } from '../../../services.ts';
import type { PayoutRow } from './payout-row.ts';

/**
 * Polls the provider once more about the earlier attempts. An attempt that was reported as returned must not be on its
 * way after all, or the same loan would be paid out twice.
 */
export async function isPaidByEarlierAttempt(
  { id, client_id, application_id }: PayoutRow,
  { db, openPay }: Pick<Services, 'db' | 'openPay'>,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('payout')
    .select('provider_id')
    .where('client_id', '=', client_id)
    .where('application_id', '=', application_id)
    .where('id', '!=', id)
    .where('provider_id', 'is not', null)
    .execute();
  for (const { provider_id } of earlier) {
    if (provider_id === null) continue;
    const { status } = await openPay.getPayout(provider_id);
    if (status === 'in_progress' || status === 'completed') return true;
  }
  return false;
}
