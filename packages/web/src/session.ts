export { endSession } from './session/end-session.ts';
export { readCookie } from './session/read-cookie.ts';
export { type SessionCookie, type SessionCookieOptions, sessionCookie } from './session/session-cookie.ts';
export { endsSession, leadToSignIn } from './session/session-end.ts';
export { type Api, type SiteApiOptions, siteApi } from './session/site-api.ts';
export { type AccountType, tokenAccount } from './session/token-account.ts';
export type { Visit } from './session/visit.ts';
