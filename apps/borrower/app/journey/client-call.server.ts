import type { Call } from '@lender/sdk';
import { redirect } from '@remix-run/node';
import { apiOf, type Visit } from '../platform/sdk.server.ts';

/** The API in a client's name, for what a form sends. A session that ended meanwhile leads to signing in and back. */
export function clientCall(visit: Visit): Call {
  const { call, account } = apiOf(visit);
  if (account() === 'client') return call;
  const { pathname } = new URL(visit.request.url);
  throw redirect(`/ingresar?aviso=sesion&next=${encodeURIComponent(pathname)}`);
}
