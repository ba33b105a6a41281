import type { Tx } from '../../../kernel/database/database.ts';
import { lockedUpTo } from '../../../kernel/idle-lock.policy.ts';
import type { Services } from '../../../services.ts';
import { addressOf } from './staff-session.ts';

/** Lists the sessions of a member of staff that grant access now, newest first. */
export async function openSessionsOf(
  tx: Tx,
  userId: string,
  { clock, env, vault }: Pick<Services, 'clock' | 'env' | 'vault'>,
) {
  const now = clock.wall();
  const rows = await tx
    .selectFrom('session')
    .select(['id', 'device', 'address_sealed', 'created_at', 'seen_at', 'expires_at'])
    .where('account_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('owes', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb(eb.fn.coalesce('used_at', 'created_at'), '>', lockedUpTo({ now, idleMinutes: env.STAFF_IDLE_MINUTES })),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: addressOf(row, { vault }),
    openedAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    endsAt: row.expires_at.toISOString(),
  }));
}
