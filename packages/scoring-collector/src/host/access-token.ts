import type { TokenStore } from './token-store.ts';

const reuseMs = 30 * 60_000;

/** A token of the scoring host. */
export interface HeldToken {
  readonly token: string;
  /** Moment at which the token expires, by this browser's clock, in ms since 1970. */
  readonly expiresAt: number;
}

const none: HeldToken = { token: '', expiresAt: 0 };

export interface AccessToken {
  /** Returns a token that lives for more than 30 minutes; signs in when there is none. */
  fresh(): Promise<string>;
  /** Returns the last one, if a caller cannot wait. */
  held(): string;
  /** Discards a token that the scoring host no longer accepts. */
  forget(refused: string): void;
  /** Tells whether a caller waits for a new token. */
  isSigningIn(): boolean;
}

/**
 * Keeps the token; callers that ask while it is fetched wait for the same one.
 *
 * @param storedAs - name in the store; every host and every account has its own
 */
export function keepToken(
  login: () => Promise<HeldToken>,
  store: () => TokenStore,
  storedAs: string,
  now: () => number,
): AccessToken {
  let held = none;
  let fetching: Promise<void> | undefined;
  const keep = (token: HeldToken) => {
    held = token;
    mayFail(() => store().setItem(storedAs, JSON.stringify(token)));
  };
  const renew = () =>
    login()
      .then(keep)
      .finally(() => {
        fetching = undefined;
      });
  mayFail(() => {
    held = JSON.parse(store().getItem(storedAs) ?? '') ?? none;
  });
  return {
    fresh: async () => {
      if (held.expiresAt - now() > reuseMs) return held.token;
      fetching ??= renew();
      await fetching;
      return held.token;
    },
    held: () => held.token,
    forget: (refused) => {
      if (refused === held.token) keep(none);
    },
    isSigningIn: () => !!fetching,
  };
}

/** A browser may deny its storage: then the token is lost with the page. */
function mayFail(work: () => void): void {
  try {
    work();
  } catch {}
}
