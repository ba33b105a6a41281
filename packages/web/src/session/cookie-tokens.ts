import type { SessionCookie } from './session-cookie.ts';

/** Store in which a client of the API keeps its token, for the time of one request: the visitor's cookie. */
export interface CookieTokens {
  get(): string | undefined;
  set(token: string | undefined): void;
}

/** Request and answer from which a cookie's tokens are read and to which they are written. */
export interface CookieVisit {
  readonly request: Request;
  readonly context: { readonly setCookie: (header: string) => void };
}

/**
 * Reads and sets the token of a visitor. Setting one puts it on the answer; setting none forgets the session.
 *
 * @param isUsable - tells whether a token of the visitor is worth sending; others count as none
 */
export function cookieTokens(
  session: SessionCookie,
  { request, context }: CookieVisit,
  isUsable: (token: string) => boolean = () => true,
): CookieTokens {
  const brought = session.read(request);
  let token = brought !== undefined && isUsable(brought) ? brought : undefined;
  return {
    get: () => token,
    set: (next) => {
      token = next;
      context.setCookie(next === undefined ? session.clear() : session.write(next));
    },
  };
}
