import type { CollectorError } from '../collector-error.ts';
import { keepToken } from './access-token.ts';
import { ask, type Question } from './ask.ts';
import { createKeepaliveBudget } from './keepalive-budget.ts';
import { readLogin } from './read-login.ts';
import type { TokenStore } from './token-store.ts';

export interface HostOptions {
  /** Origin of the scoring host, without a trailing slash, or a path on the page's own site that leads there. */
  readonly baseUrl: string;
  /** Key of the account. Every visitor of the page can read it. */
  readonly authKey: string;
  /** Store of the collector's own token. @default sessionStorage */
  readonly tokenStore?: TokenStore;
  /** The visitor's clock, in ms since 1970. @default Date.now */
  readonly now?: () => number;
}

/** The calls of a scoring host. Each throws a `CollectorError`. */
export interface ScoringHost {
  verify(referenceNumber: string): Promise<unknown>;
  /** @param isLast - true when the page may end before the next line runs: nothing is awaited */
  upload(body: string, isLast: boolean): Promise<void>;
  /** Tells whether uploads wait for a new token. */
  isSigningIn(): boolean;
}

export function createScoringHost({ baseUrl, authKey, tokenStore, now = Date.now }: HostOptions): ScoringHost {
  const login = async () => {
    const said = await ask(`${baseUrl}/api/account/v1/credoapplogin`, { body: JSON.stringify({ authKey }) });
    return readLogin(said, now());
  };
  const { fresh, held, forget, isSigningIn } = keepToken(
    login,
    () => tokenStore ?? sessionStorage,
    `scoring-collector ${baseUrl} ${authKey}`,
    now,
  );
  const mayOutlive = createKeepaliveBudget();
  /** A token may end before its time: a call that is refused for it is repeated once, with a new one. */
  const askDatasets = (path: string, token: string, question?: Question) => {
    const askWith = (own: string) => ask(`${baseUrl}/api/datasets/v1/${path}`, { ...question, token: own });
    return askWith(token).catch(async (error: CollectorError) => {
      if (error.status !== 401) throw error;
      forget(token);
      return askWith(await fresh());
    });
  };
  return {
    verify: async (referenceNumber) =>
      askDatasets(`verify/web?referenceNumber=${encodeURIComponent(referenceNumber)}`, await fresh()),
    upload: async (body, isLast) => {
      const token = isLast ? held() : await fresh();
      await mayOutlive(body.length, (keepalive) => askDatasets('upload', token, { body, keepalive }));
    },
    isSigningIn,
  };
}
