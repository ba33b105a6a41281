import { signInPath } from '@lender/web/paths';
import { redirect } from '@lender/web/redirect';
import { endSession } from '@lender/web/session';
import type { ActionFunctionArgs } from '@remix-run/node';
import { forgetClient } from '../platform/cookies.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** Typed into the address bar, it ends nothing. */
export const loader = () => redirect('/');

/** Ends the visitor's session, if there is one. */
export async function action(visit: ActionFunctionArgs) {
  const api = apiOf(visit);
  if (api.account() === undefined) return redirect('/');
  await endSession(api);
  visit.context.setCookie(forgetClient);
  return redirect(signInPath({ notice: 'salida' }));
}
