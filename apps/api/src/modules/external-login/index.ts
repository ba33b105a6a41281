export { endLogins, purgeLogins } from './end-logins.ts';
