import { getFlow, refreshClientToken } from '@lender/contract';
import type { Visit } from '@lender/web/session';
import { apiOf } from '../platform/sdk.server.ts';
import type { FlowReport } from './enter-page.server.ts';

/** What a look at the flow found, with the name that the API gives it; that alone when it stands as the visitor knows it. */
export type FlowLook = 'unchanged' | { readonly flow: FlowReport | null; readonly etag?: string | undefined };

const NOT_MODIFIED = 304;
const NOBODY: FlowLook = { flow: null };

/** The flow for a script that looks now and then: `null` once nobody is signed in. */
export async function readFlowState(visit: Visit): Promise<FlowLook> {
  const { call, account } = apiOf(visit);
  if (account() !== 'client') return NOBODY;
  const known = visit.request.headers.get('if-none-match');
  const answer = await call(getFlow, undefined, { headers: { ...(known && { 'if-none-match': known }) } }).catch(
    asSignedOut,
  );
  if (answer?.ok) return { flow: answer.data, etag: answer.etag };
  return answer?.refusal.status === NOT_MODIFIED ? 'unchanged' : NOBODY;
}

/** Renews the token, which becomes the session by itself. Says whether somebody is still signed in. */
export async function renewToken(visit: Visit): Promise<boolean> {
  const { call, account } = apiOf(visit);
  if (account() !== 'client') return false;
  const answer = await call(refreshClientToken).catch(asSignedOut);
  return answer?.ok ?? false;
}

/** A page would be sent to sign in; a script is told instead. */
function asSignedOut(error: unknown): undefined {
  if (error instanceof Response) return undefined;
  throw error;
}
