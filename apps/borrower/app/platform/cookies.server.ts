import { readCookie, sessionCookie } from '@lender/web/session';

/** Carries the API's token; a session of the API ends by itself after the same time. */
export const session = sessionCookie({ name: '__Host-borrower' });

/** Whoever carries it may skip the flow where the server allows it. */
export const qaCookieName = 'qa-disable-flow';

/** The value of a `Set-Cookie` header that lets its holder skip the flow until the browser closes. */
export const startSandbox = `${qaCookieName}=1; Path=/; HttpOnly; SameSite=Lax`;

export const hasQaCookie = (request: Request): boolean =>
  readCookie(request.headers.get('cookie'), qaCookieName) !== undefined;
