import type { SessionCookie } from './session-cookie.ts';

/** Where a client of the API stores its token, for the time of one request: in the visitor's cookie. */
export interface CookieTokens {
  get(): string | undefined;
  set(token: string | undefined): void;
}

/** What a cookie's tokens are read from and written to. */
export interface CookieVisit {
  readonly request: Request;
  readonly context: { readonly setCookie: (header: string) => void };
}

/**
 * The token of a visitor. Setting one puts it on the answer; setting none forgets the session.
 *
 * @param isUsable - whether a token that the visitor brings is worth sending; others count as none
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
