import { signInPath } from '@lender/web/paths';
import { endSession, type Visit } from '@lender/web/session';
import { redirect } from '@remix-run/node';
import { apiOf } from '../../platform/sdk.server.ts';

/** Ends the session of whoever has one. */
export async function signOut(visit: Visit): Promise<Response> {
  const api = apiOf(visit);
  if (api.account() === undefined) return redirect('/');
  await endSession(api);
  return redirect(signInPath({ notice: 'salida' }));
}
