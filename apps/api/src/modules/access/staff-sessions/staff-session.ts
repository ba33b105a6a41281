import { loginUser, type SignInDebt } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { TokenClaims } from '../../../kernel/tokens.ts';
import type { Services } from '../../../services.ts';
import { recordAct } from '../../audit/index.ts';
import { rememberSource } from '../sessions/known-source.ts';
import { SESSION_HOURS } from '../sessions/open-session.ts';

/** Time in minutes for the second step: long enough to install an app. */
const SECOND_STEP_MINUTES = 15;

type Deps = Pick<Services, 'clock' | 'newId' | 'tokens' | 'vault'>;

interface NewStaffSession {
  readonly userId: string;
  /** Network from which it is opened. */
  readonly source: string;
  /** Device that opens it, as it names itself. */
  readonly device: string;
}

/** Opens a session whose sign-in still owes something, and signs the token by which that is paid. */
export async function openOwingSession(
  tx: Tx,
  { userId, source, device, owes }: NewStaffSession & { readonly owes: SignInDebt },
  services: Deps,
): Promise<string> {
  const { clock, newId, tokens } = services;
  const now = clock.wall();
  const endsAt = new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000);
  const claims = claimsOf(userId, newId());
  await storeSession(tx, { claims, owes, source, device, endsAt }, services);
  return tokens.signFirstFactor(claims, now, endsAt);
}

interface SignedIn {
  readonly user: { readonly id: string; readonly role: StaffRole };
  readonly source: string;
  readonly requestId: string;
}

/** Opens a session of a member of staff who gave everything that signing in takes. */
export async function openStaffSession(
  tx: Tx,
  { user, source, device, requestId }: SignedIn & Pick<NewStaffSession, 'device'>,
  services: Deps,
): Promise<string> {
  const now = services.clock.wall();
  const claims = claimsOf(user.id, services.newId());
  const endsAt = endOfSession(now);
  await storeSession(tx, { claims, owes: null, source, device, endsAt }, services);
  return welcome(tx, { claims, endsAt, user, source, requestId }, services);
}

/** Completes a session whose sign-in still owed a step. */
export async function finishSignIn(
  tx: Tx,
  { user, sessionId, source, requestId }: SignedIn & { readonly sessionId: string },
  services: Deps,
): Promise<string> {
  const now = services.clock.wall();
  const claims = claimsOf(user.id, sessionId);
  const endsAt = endOfSession(now);
  await tx
    .updateTable('session')
    .set({ owes: null, expires_at: endsAt, seen_at: now, used_at: now })
    .where('account_id', '=', user.id)
    .where('id', '=', sessionId)
    .execute();
  return welcome(tx, { claims, endsAt, user, source, requestId }, services);
}

async function welcome(
  tx: Tx,
  { claims, endsAt, user, source, requestId }: SignedIn & { readonly claims: TokenClaims; readonly endsAt: Date },
  services: Deps,
): Promise<string> {
  await rememberSource(tx, { accountId: user.id, source }, services);
  const act = { staffId: user.id, role: user.role, kind: 'sign_in', outcome: 'done', subjectId: null } as const;
  await recordAct(tx, { ...act, call: loginUser.name, requestId, details: [] }, services);
  return services.tokens.sign(claims, services.clock.wall(), endsAt);
}

interface StoredSession extends Omit<NewStaffSession, 'userId'> {
  readonly claims: TokenClaims;
  readonly owes: SignInDebt | null;
  readonly endsAt: Date;
}

async function storeSession(
  tx: Tx,
  { claims, owes, source, device, endsAt }: StoredSession,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<void> {
  const now = clock.wall();
  const { accountId: account_id, accountType: account_type, sessionId: id } = claims;
  const times = { created_at: now, expires_at: endsAt, revoked_at: null, seen_at: now, used_at: now };
  const address_sealed = vault.seal(source, sealContext(id));
  await tx
    .insertInto('session')
    .values({ account_id, id, account_type, owes, device, address_sealed, ...times })
    .execute();
}

/** Returns the network from which a session was opened. */
export const addressOf = (
  { id, address_sealed }: { readonly id: string; readonly address_sealed: Buffer | null },
  { vault }: Pick<Services, 'vault'>,
): string | null => address_sealed && vault.openText(address_sealed, sealContext(id));

const sealContext = (sessionId: string): string => `session:${sessionId}:address`;
const claimsOf = (accountId: string, sessionId: string): TokenClaims => ({ accountId, accountType: 'user', sessionId });
const endOfSession = (now: Date): Date => new Date(now.getTime() + SESSION_HOURS * 3_600_000);
