import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { countHits } from '../../../kernel/rate-limit.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { readPasswordHash } from '../../clients/index.ts';

/** Minutes for which a sign-in counts as proof that the password was given. */
const FRESH_MINUTES = 10;

interface Reauthentication {
  readonly clientId: string;
  readonly sessionId: string;
  readonly password: string | undefined;
}

type Reauthenticated = Result<undefined, Refusal<'password_needed' | 'credentials_wrong' | 'rate_limited'>>;

/**
 * Makes sure that the account's owner is at the keyboard, and not only a person with the session: by the password, or
 * by a sign-in within the last minutes. A password that is given must be right, however fresh the session is.
 */
export async function reauthenticate(
  tx: Tx,
  { clientId, sessionId, password }: Reauthentication,
  services: Pick<Services, 'clock' | 'counters' | 'env' | 'limits' | 'passwords' | 'vault'>,
): Promise<Reauthenticated> {
  if (password === undefined) return (await isFresh(tx, { clientId, sessionId }, services)) ? ok(undefined) : needed();
  // Counted together with the guesses of changing the password: a stolen session has one limit for both.
  const counted = await countHits([{ limit: 'old-password', who: [clientId] }], services);
  if (!counted.ok) return counted;
  const hash = await readPasswordHash(tx, clientId);
  const matches = await services.passwords.matches(password, hash);
  return matches ? ok(undefined) : refuse('credentials_wrong', { field: ['password'] });
}

const needed = () => refuse('password_needed', { field: ['password'] });

async function isFresh(
  tx: Tx,
  { clientId, sessionId }: Omit<Reauthentication, 'password'>,
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const { created_at } = await tx
    .selectFrom('session')
    .select('created_at')
    .where('account_id', '=', clientId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return created_at.getTime() > clock.wall().getTime() - FRESH_MINUTES * 60_000;
}
