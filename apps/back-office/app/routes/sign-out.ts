import { logoutUser } from '@lender/contract';
import { isApiError } from '@lender/sdk';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { apiOf } from '../platform/sdk.server.ts';

export const loader = () => redirect('/');

/** Ends the session here even when the API cannot be told: whoever leaves a desk must be out. */
export async function action(args: ActionFunctionArgs) {
  const { call, forget, isSignedIn } = apiOf(args);
  try {
    if (isSignedIn()) await call(logoutUser);
  } catch (error) {
    if (!isApiError(error) && !(error instanceof Response)) throw error;
  }
  forget();
  return redirect('/ingresar');
}
