import type { TokenClaims } from '../../../kernel/tokens.ts';
import type { Services } from '../../../services.ts';

/**
 * Records that a session is used now. It does not wait for a lock: its holder records the same, or ends the session.
 */
export async function noteUse(
  { accountId, sessionId }: Pick<TokenClaims, 'accountId' | 'sessionId'>,
  { clock, counters }: Pick<Services, 'clock' | 'counters'>,
): Promise<void> {
  const now = clock.wall();
  const own = counters
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .forUpdate()
    .skipLocked();
  await counters
    .updateTable('session')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('id', 'in', own)
    .execute();
}
