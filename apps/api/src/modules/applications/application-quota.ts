import type { Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import { fitQuota } from '../../kernel/quota.policy.ts';
import type { Counted } from '../../kernel/rate-limited.ts';
import { APPLICATIONS_QUOTAS } from './limits.data.ts';

const QUOTA = APPLICATIONS_QUOTAS.applications;

/**
 * Tells whether the client, who is locked, may open one more application, however the earlier ones of these 24 hours
 * ended.
 */
export async function withinDailyApplications(
  tx: Tx,
  { clientId, now }: { clientId: string; now: Date },
): Promise<Counted> {
  const opened = await openedSince(tx, clientId, new Date(now.getTime() - QUOTA.windowSeconds * 1000));
  const uses = opened.map(({ at }) => ({ at, amount: 1 }));
  return fitQuota(uses, { quota: QUOTA, amount: 1, now });
}

const openedSince = prepared((db, clientId: string, since: Date) =>
  db
    .selectFrom('application')
    .select('created_at as at')
    .where('client_id', '=', clientId)
    .where('created_at', '>', since)
    .orderBy('created_at'),
);
