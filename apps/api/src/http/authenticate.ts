import { CLIENT_STATUS } from '@lender/lending';
import { ok, type Result } from '@lender/money';
import type { Caller } from '../kernel/caller.ts';
import { prepared } from '../kernel/database/prepared.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { Services } from '../services.ts';

/** A session, and the status of the client whose it is. */
const sessionOf = prepared((db, accountId: string, sessionId: string) =>
  db
    .selectFrom('session')
    .leftJoin('client', (join) => join.onRef('client.client_id', '=', 'session.account_id'))
    .select(['session.expires_at', 'session.revoked_at', 'session.account_type', 'client.status'])
    .where('session.account_id', '=', accountId)
    .where('session.id', '=', sessionId),
);

/** Who sends this token: one verification and one indexed read. */
export async function authenticate(
  authorization: string | undefined,
  access: 'client' | 'user',
  { tokens, db, clock }: Pick<Services, 'tokens' | 'db' | 'clock'>,
): Promise<Result<Caller, Refusal<'unauthorized' | 'client_blocked' | 'forbidden'>>> {
  const token = /^Bearer ([A-Za-z0-9_.-]{1,4096})$/.exec(authorization ?? '')?.[1];
  const wallNow = clock.wall();
  const claims = token && (await tokens.verify(token, wallNow));
  if (!claims) return refuse('unauthorized');

  const [session] = await sessionOf(db, claims.accountId, claims.sessionId);
  if (!session || session.expires_at <= wallNow) return refuse('unauthorized');
  if (session.account_type !== claims.accountType) return refuse('unauthorized');
  // Blocking ended the session; whoever held it is told why, and not only that it ended.
  if (access === 'client' && session.status === CLIENT_STATUS.blocked) return refuse('client_blocked');
  if (session.revoked_at) return refuse('unauthorized');
  if (claims.accountType !== access) return refuse('forbidden');

  const { accountId, sessionId } = claims;
  return ok(
    access === 'client'
      ? { kind: 'client', clientId: accountId, sessionId }
      : { kind: 'user', userId: accountId, sessionId },
  );
}
