import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';

/** A session ends by itself after this long, however often its token was refreshed. */
const SESSION_HOURS = 12;

/** Opens a session for an account and signs its first token. */
export async function openSession(
  tx: Tx,
  { accountId, accountType }: { accountId: string; accountType: 'client' | 'user' },
  { clock, newId, tokens }: Pick<Services, 'clock' | 'newId' | 'tokens'>,
): Promise<string> {
  const now = clock.wall();
  const id = newId();
  const expires_at = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  await tx
    .insertInto('session')
    .values({ account_id: accountId, id, account_type: accountType, created_at: now, expires_at, revoked_at: null })
    .execute();
  return tokens.sign({ accountId, accountType, sessionId: id }, now);
}
