import type { Call } from '@lender/sdk';
import { leadToSignIn, type Visit } from '@lender/web/session';
import { requireClient } from '../platform/current-client.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { signInAgain } from '../platform/sign-in-again.ts';
import { isWithoutData } from '../platform/without-data.server.ts';

/**
 * Returns the API in a client's name, for a sent form. A session that ended meanwhile leads to signing in and back,
 * after the form has been read, so that none of it is lost.
 */
export function clientCall(visit: Visit): Call {
  const api = apiOf(visit);
  if (api.account() === 'client' || isWithoutData(visit, api)) return api.call;
  return () => Promise.reject(leadToSignIn(visit, signInAgain(visit.request)));
}

/**
 * Returns the same for a form with files, before any of it is read: the API itself has confirmed the session, so that a
 * caller with a made-up token cannot make the server keep megabytes in memory.
 */
export async function uploadingClient(visit: Visit): Promise<Call> {
  const call = clientCall(visit);
  await requireClient(visit);
  return call;
}
