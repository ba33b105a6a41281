import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { renewSession } from '../features/sessions/renew-session.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { isBackground } from '../platform/session-use.ts';

export const loader = () => redirect('/');

/** Renews the session of an open page. */
export async function action(args: ActionFunctionArgs) {
  return json(await renewSession(requireStaff(args), !isBackground(args.request)));
}
