import { logoutClient, logoutUser } from '@lender/contract';
import { isApiError } from '@lender/sdk';
import { redirect } from '@remix-run/node';
import { apiOf, type Visit } from '../../platform/sdk.server.ts';

/** Ends the session here and at the API. An API that does not answer keeps nobody signed in on this device. */
export async function signOut(visit: Visit): Promise<Response> {
  const { call, account, forget } = apiOf(visit);
  const kind = account();
  if (kind === undefined) return redirect('/');
  try {
    await call(kind === 'user' ? logoutUser : logoutClient);
  } catch (error) {
    // A redirect says that the session had ended already.
    if (!(error instanceof Response) && !isApiError(error)) throw error;
  }
  forget();
  return redirect('/ingresar?aviso=salida');
}
