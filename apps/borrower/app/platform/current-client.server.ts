import { getClient, type Reply, refreshClientToken } from '@lender/contract';
import { isApiError } from '@lender/sdk';
import { signInPath } from '@lender/web/paths';
import { endsSession, leadToSignIn, type Visit } from '@lender/web/session';
import type { AppLoadContext } from '@remix-run/node';
import { apiOf } from './sdk.server.ts';
import { isWithoutData } from './without-data.server.ts';

export type ClientProfile = Reply<typeof getClient>;

const profiles = new WeakMap<AppLoadContext, Promise<ClientProfile>>();

/** Returns the signed-in client, read once per request. Other visitors are sent to sign in. */
export function requireClient(visit: Visit): Promise<ClientProfile> {
  const present = profiles.get(visit.context);
  if (present) return present;
  const profile = fetchClient(visit);
  profiles.set(visit.context, profile);
  return profile;
}

async function fetchClient(visit: Visit): Promise<ClientProfile> {
  const api = apiOf(visit);
  const { call, account, isTokenHalfSpent } = api;
  const isClient = account() === 'client';
  if (!isClient && !isWithoutData(visit, api)) throw leadToSignIn(visit, signInPath({ from: visit.request.url }));
  if (isClient && isTokenHalfSpent()) await call(refreshClientToken);
  const answer = await call(getClient);
  if (!answer.ok) throw new Error(`the client could not be read: ${answer.refusal.code}`);
  return answer.data;
}

/** Returns the signed-in client for a public page: a guest, or an API failure, breaks nothing there. */
export async function findClient(visit: Visit): Promise<ClientProfile | undefined> {
  if (apiOf(visit).account() !== 'client') return undefined;
  return requireClient(visit).catch((error: unknown) => {
    if (endsSession(error) || isApiError(error)) return undefined;
    throw error;
  });
}
