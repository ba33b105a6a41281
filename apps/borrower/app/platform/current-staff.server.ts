import { getBackOfficeUser } from '@lender/contract';
import { isApiError } from '@lender/sdk';
import type { Visit } from '@lender/web/session';
import type { AppLoadContext } from '@remix-run/node';
import { apiOf } from './sdk.server.ts';

const verdicts = new WeakMap<AppLoadContext, Promise<boolean>>();

/**
 * Tells whether the visitor works for the lender, asked once per request. A token only claims it; the API, which reads
 * its signature, has to agree. When the API is away, the answer is no.
 */
export function isStaff(visit: Visit): Promise<boolean> {
  const asked = verdicts.get(visit.context) ?? askApi(visit);
  verdicts.set(visit.context, asked);
  return asked;
}

async function askApi(visit: Visit): Promise<boolean> {
  const { call, account } = apiOf(visit);
  if (account() !== 'user') return false;
  try {
    return (await call(getBackOfficeUser, { params: { id: 'me' } })).ok;
  } catch (error) {
    // A redirect: the session is over, or there never was one.
    if (error instanceof Response || isApiError(error)) return false;
    throw error;
  }
}
