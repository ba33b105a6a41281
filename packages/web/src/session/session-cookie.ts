import { readCookie } from './read-cookie.ts';

export interface SessionCookieOptions {
  /** Starts with `__Host-`, so that no other host can set it; differs between apps on one host. */
  readonly name: `__Host-${string}`;
  /**
   * Time for which a browser stores the cookie, in whole seconds. The API ends the session by itself, whatever this
   * value is.
   *
   * @default 43_200: 12 hours, the longest life of a session of the API
   */
  readonly maxAgeSeconds?: number;
}

const halfDaySeconds = 12 * 60 * 60;

/** The one cookie that carries the API's token. Browsers send it over TLS (or to localhost) and hide it from scripts. */
export interface SessionCookie {
  readonly name: string;
  /** Reads the token; `undefined` for a guest. */
  read(request: Request): string | undefined;
  /** Returns the value of a `Set-Cookie` header that stores the token. */
  write(token: string): string;
  /** Returns the value of a `Set-Cookie` header that deletes the token. */
  clear(): string;
}

/**
 * Makes the cookie of a session. The token is signed by the API, so the cookie needs no signature of its own.
 *
 * @example
 * const cookie = sessionCookie({ name: '__Host-borrower' })
 * redirect('/profile', { headers: { 'set-cookie': cookie.write(token) } })
 */
export function sessionCookie({ name, maxAgeSeconds = halfDaySeconds }: SessionCookieOptions): SessionCookie {
  const header = (value: string, seconds: number) =>
    `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
  return {
    name,
    read: (request) => decoded(readCookie(request.headers.get('cookie'), name) ?? ''),
    write: (token) => header(token, maxAgeSeconds),
    clear: () => header('', 0),
  };
}

/** A value that this site did not write may not decode. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value) || undefined;
  } catch {
    return undefined;
  }
}
