import type { Call } from '@lender/sdk';
import { signInPath } from '@lender/web/paths';
import type { Visit } from '@lender/web/session';
import { redirect } from '@remix-run/node';
import { requireClient } from '../platform/current-client.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** The API in a client's name, for what a form sends. A session that ended meanwhile leads to signing in and back. */
export function clientCall(visit: Visit): Call {
  const { call, account } = apiOf(visit);
  if (account() === 'client') return call;
  throw redirect(signInPath({ from: visit.request.url, notice: 'sesion' }));
}

/**
 * The same for a form with files, before any of it is read: the API itself has said that the session stands, so that
 * nobody with a made-up token has megabytes kept in memory.
 */
export async function uploadingClient(visit: Visit): Promise<Call> {
  const call = clientCall(visit);
  await requireClient(visit);
  return call;
}
