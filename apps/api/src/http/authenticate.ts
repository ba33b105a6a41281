import { CLIENT_STATUS } from '@lender/lending';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { type Refused, refuse } from './refuse.ts';

interface SessionRow {
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly account_type: 'client' | 'user';
  /** Of a client; null for staff. */
  readonly status: number | null;
}

/** Who sends this token: one verification and one indexed read. */
export async function authenticate(
  authorization: string | undefined,
  access: 'client' | 'user',
  { tokens, db, clock }: Pick<Services, 'tokens' | 'db' | 'clock'>,
): Promise<{ ok: true; caller: Caller } | Refused<'unauthorized' | 'client_blocked' | 'forbidden'>> {
  const token = /^Bearer ([A-Za-z0-9_.-]{1,4096})$/.exec(authorization ?? '')?.[1];
  const wallNow = clock.wall();
  const claims = token && tokens.verify(token, wallNow);
  if (!claims) return refuse('unauthorized');

  // Written out: every request asks it, and building it each time costs as much as asking.
  const { rows } = await sql<SessionRow>`
    select s.expires_at, s.revoked_at, s.account_type, c.status
    from session s left join client c on c.client_id = s.account_id
    where s.account_id = ${claims.accountId} and s.id = ${claims.sessionId}`.execute(db);
  const session = rows[0];
  if (!session || session.expires_at <= wallNow) return refuse('unauthorized');
  if (session.account_type !== claims.accountType) return refuse('unauthorized');
  // Blocking ended the session; whoever held it is told why, and not only that it ended.
  if (access === 'client' && session.status === CLIENT_STATUS.blocked) return refuse('client_blocked');
  if (session.revoked_at) return refuse('unauthorized');
  if (claims.accountType !== access) return refuse('forbidden');

  const { accountId, sessionId } = claims;
  return {
    ok: true,
    caller:
      access === 'client'
        ? { kind: 'client', clientId: accountId, sessionId }
        : { kind: 'user', userId: accountId, sessionId },
  };
}
