import { isWithinLimit } from '../../../kernel/rate-limit.ts';
import type { Services } from '../../../services.ts';

interface Attempt {
  readonly what: 'login' | 'recovery-ask' | 'recovery-set';
  /** Whose account, in the words of the caller; it need not exist. */
  readonly account: string;
  readonly source: string;
}

const ATTEMPT_LIMITS = {
  login: { perAccount: 10, perSource: 100, windowSeconds: 900 },
  'recovery-ask': { perAccount: 5, perSource: 30, windowSeconds: 3_600 },
  'recovery-set': { perAccount: 10, perSource: 30, windowSeconds: 3_600 },
} as const satisfies Record<Attempt['what'], object>;

/** Seconds after which a limited attempt may be made again. */
export const attemptWindow = (what: Attempt['what']): number => ATTEMPT_LIMITS[what].windowSeconds;

/**
 * May this be tried? Counted per account and per source apart, so that guessing one password stops while the account's
 * neighbours, and its owner from elsewhere, are not locked out by somebody else's guesses.
 */
export async function mayAttempt(
  { what, account, source }: Attempt,
  { counters, vault, clock }: Pick<Services, 'counters' | 'vault' | 'clock'>,
): Promise<boolean> {
  const { perAccount, perSource, windowSeconds } = ATTEMPT_LIMITS[what];
  const bucket = (kind: string, value: string) => `${what}:${vault.searchHash(kind, value).toString('base64url')}`;
  const pair = { bucket: bucket('pair', `${account}\0${source}`), limit: perAccount, windowSeconds };
  const fromSource = { bucket: bucket('source', source), limit: perSource, windowSeconds };
  const wallNow = clock.wall();
  const results = [await isWithinLimit(counters, pair, wallNow), await isWithinLimit(counters, fromSource, wallNow)];
  return results.every(Boolean);
}
