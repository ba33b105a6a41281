import type { Call, Refusal } from '@lender/sdk';
import { signInPath } from '@lender/web/paths';
import { redirect } from '@lender/web/redirect';
import { siteApi, type Visit } from '@lender/web/session';
import { session } from './cookies.server.ts';
import { endNotice } from './end-notice.ts';
import { env } from './env.server.ts';
import { isBackground } from './session-use.ts';

const options = {
  session,
  accounts: ['user'],
  apiUrl: env.apiUrl,
  siteKey: env.siteKey,
  isBackground,
  onSessionEnd: ({ request }: Visit, refusal: Refusal) => signInPath({ from: request.url, notice: endNotice(refusal) }),
} as const;

/** Returns the lending API for a request. A user who signs in again comes back to the page that was open. */
export const apiOf = siteApi(options);

/** API for the pages that finish a sign-in. When it is too late, the sign-in starts again. */
export const unfinishedApiOf = siteApi({
  ...options,
  ofUnfinished: true,
  onSessionEnd: (_, refusal) => signInPath({ notice: endNotice(refusal) }),
});

/** Returns the API for a page that only staff may see; a guest is sent to sign in and returns afterwards. */
export function requireStaff(visit: Visit): Call {
  const { call, account } = apiOf(visit);
  if (account() === undefined) throw redirect(signInPath({ from: visit.request.url }));
  return call;
}

/**
 * Returns the API for a user who gave the password and still owes the second factor; any other user begins to sign in.
 */
export function requireUnfinished(visit: Visit): Call {
  const { call, account } = unfinishedApiOf(visit);
  if (account() === undefined) throw redirect(signInPath());
  return call;
}
