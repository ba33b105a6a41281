import { withinPace } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';

/**
 * May this sign-in be tried? Counted per account and per source apart, so that guessing one password stops while the
 * account's neighbours, and its owner from elsewhere, are not locked out by somebody else's guesses.
 */
export async function mayTryLogin(
  { account, source }: { account: string; source: string },
  { counters, vault, clock }: Pick<Services, 'counters' | 'vault' | 'clock'>,
): Promise<boolean> {
  const wallNow = clock.wall();
  const hash = (kind: string, value: string) => vault.searchHash(kind, value).toString('base64url');
  const pair = { bucket: `login:${hash('pair', `${account}\0${source}`)}`, limit: 10, windowSeconds: 900 };
  const fromSource = { bucket: `login:${hash('source', source)}`, limit: 100, windowSeconds: 900 };
  const results = [await withinPace(counters, pair, wallNow), await withinPace(counters, fromSource, wallNow)];
  return results.every(Boolean);
}
