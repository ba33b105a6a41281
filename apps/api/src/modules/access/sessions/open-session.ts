import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { rememberSource } from './known-source.ts';

/** Hours after which a session ends, however often its token was refreshed; its owner may prolong it. */
export const SESSION_HOURS = 12;

interface NewSession {
  readonly accountId: string;
  readonly accountType: 'client' | 'user';
  /** Source that it is opened from. Strangers elsewhere can no longer lock the account's owner out of there. */
  readonly source: string;
}

/** Opens a session for an account and signs its first token. */
export async function openSession(
  tx: Tx,
  { accountId, accountType, source }: NewSession,
  services: Pick<Services, 'clock' | 'newId' | 'tokens' | 'vault'>,
): Promise<string> {
  const { clock, newId, tokens } = services;
  const now = clock.wall();
  const id = newId();
  const expires_at = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  await tx
    .insertInto('session')
    .values({ account_id: accountId, id, account_type: accountType, created_at: now, expires_at, revoked_at: null })
    .execute();
  await rememberSource(tx, { accountId, source }, services);
  return tokens.sign({ accountId, accountType, sessionId: id }, now, expires_at);
}
