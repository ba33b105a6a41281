import type { TokenStore } from './token-store.ts';

/** The session in which a call was made. */
export interface Session {
  /** The token that the call carries; `undefined` for a guest. */
  readonly token: string | undefined;
  /** Replaces the token, unless the session has ended meanwhile: a late answer never starts a session again. */
  renew(token: string): void;
  /** Ends the session because its token was refused. `false` when it had ended or had another token already. */
  end(): boolean;
}

/**
 * Follows the sessions in a store. Tokens that calls brought one after another are one session; a token that anything
 * else sets or removes begins another session.
 */
export function followSessions(tokens: TokenStore): () => Session {
  let known = tokens.get();
  let session = 0;
  const current = (): number => {
    const token = tokens.get();
    if (token !== known) {
      known = token;
      session += 1;
    }
    return session;
  };

  return () => {
    const own = current();
    const token = known;
    return {
      token,
      renew(next) {
        if (current() !== own) return;
        known = next;
        tokens.set(next);
      },
      end() {
        if (token === undefined || current() !== own || known !== token) return false;
        tokens.set(undefined);
        return true;
      },
    };
  };
}
