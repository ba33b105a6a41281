import { signInPath } from '@lender/web/paths';
import { redirect } from '@lender/web/redirect';
import { endSession } from '@lender/web/session';
import type { ActionFunctionArgs } from '@remix-run/node';
import { apiOf } from '../platform/sdk.server.ts';

export const loader = () => redirect('/');

/** Ends the session: a user who leaves a desk must be signed out. */
export async function action(visit: ActionFunctionArgs) {
  await endSession(apiOf(visit));
  return redirect(signInPath());
}
