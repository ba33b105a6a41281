import { signInPath } from '@lender/web/paths';
import { type Api, siteApi, type Visit } from '@lender/web/session';
import { session } from './cookies.server.ts';
import { env } from './env.server.ts';
import { signInAgain } from './sign-in-again.ts';
import { blankClientCalls, blankWhereRefused, isWithoutData, skipsFlow } from './without-data.server.ts';

const lendingApiOf = siteApi({
  session,
  accounts: ['client', 'user'],
  apiUrl: env.apiUrl,
  siteKey: env.siteKey,
  onSessionEnd: ({ request }, { code }) =>
    code === 'client_blocked' ? signInPath({ notice: 'bloqueada' }) : signInAgain(request),
});

/** Returns the lending API of a request. The login page says why the client is asked to sign in again. */
export function apiOf(visit: Visit): Api {
  const api = lendingApiOf(visit);
  if (isWithoutData(visit, api)) return { ...api, call: blankClientCalls(api.call) };
  return skipsFlow(visit, api) ? skippingApi(visit, api) : api;
}

const skipping = new WeakMap<Visit['context'], Api>();

/** One instance per request, shared by all its loaders. */
function skippingApi({ context }: Visit, api: Api): Api {
  const known = skipping.get(context) ?? { ...api, call: blankWhereRefused(api.call) };
  skipping.set(context, known);
  return known;
}
