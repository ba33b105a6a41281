import type { Endpoint } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Caller } from '../kernel/caller.ts';
import { isToBeNoted, msToLock } from '../kernel/idle-lock.policy.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { VerifiedClaims } from '../kernel/tokens.ts';
import { noteUse, sessionOf } from '../modules/access/index.ts';
import type { Services } from '../services.ts';

/** Accounts to which a call is open. */
interface Door extends Pick<Endpoint, 'pays'> {
  readonly access: 'client' | 'staff';
  /** True when the call counts as use, which keeps a session of staff open. */
  readonly isUse: boolean;
}

const ACCOUNT_TYPE = { client: 'client', staff: 'user' } as const;

type Deps = Pick<Services, 'tokens' | 'db' | 'clock' | 'counters' | 'env'>;

/** Reads the claims of one of our tokens; does not check whether its session is still open. */
export async function claimsOf(
  authorization: string | undefined,
  { tokens, clock }: Pick<Deps, 'tokens' | 'clock'>,
): Promise<VerifiedClaims | undefined> {
  const token = /^Bearer ([A-Za-z0-9_.-]{1,4096})$/.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : tokens.verify(token, clock.wall());
}

/**
 * Returns the caller that a token belongs to, with one verification and one indexed read. Does not check what a role
 * permits.
 */
export async function authenticate(
  authorization: string | undefined,
  { access, pays, isUse }: Door,
  services: Deps,
): Promise<Result<Caller, Refusal<'unauthorized' | 'session_idle' | 'client_blocked' | 'forbidden'>>> {
  const { tokens, db, clock, env } = services;
  const wallNow = clock.wall();
  const claims = await claimsOf(authorization, { tokens, clock });
  if (!claims) return refuse('unauthorized');

  const { accountId, accountType, sessionId } = claims;
  const [session] = await sessionOf(db, accountId, sessionId);
  if (!session || session.expires_at <= wallNow) return refuse('unauthorized');
  if (session.account_type !== accountType) return refuse('unauthorized');
  // The token of an unfinished sign-in is worthless once that is finished, and no token grants more than its session.
  if (claims.isFinished !== (session.owes === null)) return refuse('unauthorized');
  if (session.owes !== null && !pays?.includes(session.owes)) return refuse('unauthorized');
  // Blocking ended the session; the client is given that reason, and not only that the session ended.
  if (access === 'client' && session.status === CLIENT_STATUS.blocked) return refuse('client_blocked');
  if (session.revoked_at) return refuse('unauthorized');
  if (accountType !== ACCOUNT_TYPE[access]) return refuse('forbidden');
  if (access === 'client') return ok({ kind: 'client', clientId: accountId, sessionId });

  const { role, suspended_at } = session;
  if (!role || suspended_at) return refuse('unauthorized');
  // An unfinished sign-in expires after the same idle time.
  const minutes = env.STAFF_IDLE_MINUTES;
  if (session.owes === null && msToLock(session, { now: wallNow, idleMinutes: minutes }) <= 0)
    return refuse('session_idle', { facts: { minutes } });
  if (session.owes === null && isUse && isToBeNoted(session, wallNow)) await noteUse(claims, services);
  return ok({ kind: 'user', userId: accountId, sessionId, role });
}
