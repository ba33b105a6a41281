import type { Tx } from '../../../kernel/database/database.ts';
import { countHits } from '../../../kernel/rate-limit.ts';
import type { Counted } from '../../../kernel/rate-limited.ts';
import type { Services } from '../../../services.ts';
import { isKnownSource } from './known-source.ts';

interface Attempt {
  /** Kind of account and the typed name, which need not exist. */
  readonly account: string;
  readonly source: string;
}

type Deps = Pick<Services, 'clock' | 'counters' | 'env' | 'limits' | 'vault'>;

/** Counts an attempt to sign in, before the account is looked for. */
export const countAttempt = ({ account, source }: Attempt, services: Deps): Promise<Counted> =>
  countHits(
    [
      { limit: 'login-attempts', who: [account, source] },
      { limit: 'login-attempts-of-source', who: [source] },
    ],
    services,
  );

/**
 * Counts an attempt against its account, wherever it comes from, so that many sources together guess no faster. Each
 * source that signed in before is counted apart: a stranger cannot lock the owner out of a place where the owner signs
 * in.
 *
 * Counts by the name that was typed and not by the account, or the limit would reveal which e-mail and phone belong
 * together.
 */
export async function countOnAccount(
  tx: Tx,
  { account, source, accountId }: Attempt & { readonly accountId: string | undefined },
  services: Deps,
): Promise<Counted> {
  const isKnown = await isKnownSource(tx, { accountId, source }, services);
  return countHits([{ limit: 'login-attempts-on-account', who: isKnown ? [account, source] : [account] }], services);
}
