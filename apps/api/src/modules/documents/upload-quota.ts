import type { Tx } from '../../kernel/database/database.ts';
import { fitQuota } from '../../kernel/quota.policy.ts';
import type { Counted } from '../../kernel/rate-limited.ts';
import { DOCUMENTS_QUOTAS } from './limits.data.ts';

const QUOTA = DOCUMENTS_QUOTAS['uploaded-bytes'];

/**
 * Tells whether so many more bytes fit into the quota of the 24 hours up to now. Files that were removed since count as
 * well.
 */
export async function withinDailyBytes(
  tx: Tx,
  { clientId, sizeBytes, now }: { clientId: string; sizeBytes: number; now: Date },
): Promise<Counted> {
  const used = await tx
    .selectFrom('document')
    .select(['uploaded_at as at', 'size_bytes as amount'])
    .where('client_id', '=', clientId)
    .where('uploaded_at', '>', new Date(now.getTime() - QUOTA.windowSeconds * 1000))
    .orderBy('uploaded_at')
    .execute();
  return fitQuota(used, { quota: QUOTA, amount: sizeBytes, now });
}
