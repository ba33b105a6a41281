export { type CookieTokens, type CookieVisit, cookieTokens } from './session/cookie-tokens.ts';
export { readCookie } from './session/read-cookie.ts';
export { type SessionCookie, type SessionCookieOptions, sessionCookie } from './session/session-cookie.ts';
export { type AccountType, isHalfSpent, tokenAccount } from './session/token-account.ts';
export { type Trace, tracedFetch } from './session/traced-fetch.ts';
