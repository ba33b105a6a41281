export { type SessionCookie, type SessionCookieOptions, sessionCookie } from './session/session-cookie.ts';
