import { readCookie, sessionCookie } from '@lender/web/session';

/** Cookie with the API's token; the API's session expires by itself after the same time. */
export const session = sessionCookie({ name: '__Host-borrower' });

/** Name of the cookie whose holder may skip the flow where the server allows it. */
export const qaCookieName = 'qa-disable-flow';

/** The value of a `Set-Cookie` header that lets its holder skip the flow until the browser closes. */
export const startSandbox = `${qaCookieName}=1; Path=/; HttpOnly; SameSite=Lax`;

export const hasQaCookie = (request: Request): boolean =>
  readCookie(request.headers.get('cookie'), qaCookieName) !== undefined;

const knownName = '__Host-known';
const knownFlags = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const monthSeconds = 30 * 86_400;

/** Value of a `Set-Cookie` header that records only that a client was signed in on this device. */
export const rememberClient = `${knownName}=1; Max-Age=${monthSeconds}; ${knownFlags}`;
/** Value of a `Set-Cookie` header that removes that cookie: the client signed out. */
export const forgetClient = `${knownName}=; Max-Age=0; ${knownFlags}`;

/** Tells whether a client was signed in on this device and did not sign out: without a session now, it expired. */
export const wasClient = (request: Request): boolean =>
  readCookie(request.headers.get('cookie'), knownName) !== undefined;
