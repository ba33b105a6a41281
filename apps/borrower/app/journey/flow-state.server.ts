import { getFlow, refreshClientToken } from '@lender/contract';
import type { Visit } from '@lender/web/session';
import { apiOf } from '../platform/sdk.server.ts';
import type { FlowReport } from './enter-page.server.ts';

/**
 * Result of reading the flow, with the ETag that the API gives it; `unchanged` when the visitor has the current one.
 */
export type FlowLook = 'unchanged' | { readonly flow: FlowReport | null; readonly etag?: string | undefined };

const NOT_MODIFIED = 304;
const NO_ONE: FlowLook = { flow: null };

/** Reads the flow for a script that asks now and then: `null` once no client is signed in. */
export async function readFlowState(visit: Visit): Promise<FlowLook> {
  const { call, account } = apiOf(visit);
  if (account() !== 'client') return NO_ONE;
  const known = visit.request.headers.get('if-none-match');
  const answer = await call(getFlow, undefined, { headers: { ...(known && { 'if-none-match': known }) } }).catch(
    asSignedOut,
  );
  if (answer?.ok) return { flow: answer.data, etag: answer.etag };
  return answer?.refusal.status === NOT_MODIFIED ? 'unchanged' : NO_ONE;
}

/** Renews the token, which becomes the session by itself. Returns whether a client is still signed in. */
export async function renewToken(visit: Visit): Promise<boolean> {
  const { call, account } = apiOf(visit);
  if (account() !== 'client') return false;
  const answer = await call(refreshClientToken).catch(asSignedOut);
  return answer?.ok ?? false;
}

/** A page would be redirected to the sign-in page; a script gets an answer instead. */
function asSignedOut(error: unknown): undefined {
  if (error instanceof Response) return undefined;
  throw error;
}
