import { refreshUserToken } from '@lender/contract';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';

export const loader = () => redirect('/');

/** Renews the session of an open page. */
export async function action(args: ActionFunctionArgs) {
  await requireStaff(args)(refreshUserToken);
  return new Response(null, { status: 204 });
}
