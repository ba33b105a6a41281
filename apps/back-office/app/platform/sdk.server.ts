import type { Call } from '@lender/sdk';
import { signInPath } from '@lender/web/paths';
import { siteApi, type Visit } from '@lender/web/session';
import { redirect } from '@remix-run/node';
import { session } from './cookies.server.ts';
import { env } from './env.server.ts';

/** The lending API of a request. Whoever signs in again comes back to the page that was open. */
export const apiOf = siteApi({
  session,
  accounts: ['user'],
  apiUrl: env.apiUrl,
  siteKey: env.siteKey,
  onSessionEnd: ({ request }) => signInPath({ from: request.url, notice: 'sesion' }),
});

/** The API for a page that only staff may see; a guest is sent to sign in and comes back afterwards. */
export function requireStaff(visit: Visit): Call {
  const { call, account } = apiOf(visit);
  if (account() === undefined) throw redirect(signInPath({ from: visit.request.url }));
  return call;
}
