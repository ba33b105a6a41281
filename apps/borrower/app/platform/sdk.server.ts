import { signInPath } from '@lender/web/paths';
import { type Api, siteApi, type Visit } from '@lender/web/session';
import { session } from './cookies.server.ts';
import { env } from './env.server.ts';
import { signInAgain } from './sign-in-again.ts';
import { blankClientCalls, isWithoutData } from './without-data.server.ts';

const lendingApiOf = siteApi({
  session,
  accounts: ['client', 'user'],
  apiUrl: env.apiUrl,
  siteKey: env.siteKey,
  onSessionEnd: ({ request }, { code }) =>
    code === 'client_blocked' ? signInPath({ notice: 'bloqueada' }) : signInAgain(request),
});

/** The lending API of a request. The login page says why somebody is asked again. */
export function apiOf(visit: Visit): Api {
  const api = lendingApiOf(visit);
  return isWithoutData(visit, api) ? { ...api, call: blankClientCalls(api.call) } : api;
}
