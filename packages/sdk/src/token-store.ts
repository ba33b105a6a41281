/** Store in which a client keeps the token of its session. */
export interface TokenStore {
  get(): string | undefined;
  set(token: string | undefined): void;
}

/** Creates a store for one request or one program: the token is kept in memory. */
export function memoryTokenStore(initial?: string): TokenStore {
  let token = initial;
  return {
    get: () => token,
    set: (next) => {
      token = next;
    },
  };
}
