import { signInPath } from '@lender/web/paths';
import { siteApi } from '@lender/web/session';
import { session } from './cookies.server.ts';
import { env } from './env.server.ts';

/** The lending API of a request. The login page says why somebody is asked again. */
export const apiOf = siteApi({
  session,
  accounts: ['client', 'user'],
  apiUrl: env.apiUrl,
  siteKey: env.siteKey,
  onSessionEnd: (_, { code }) => signInPath({ notice: code === 'client_blocked' ? 'bloqueada' : 'sesion' }),
});
