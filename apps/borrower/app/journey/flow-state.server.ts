import { getFlow, refreshClientToken } from '@lender/contract';
import type { Visit } from '@lender/web/session';
import { apiOf } from '../platform/sdk.server.ts';
import type { FlowReport } from './enter-page.server.ts';

/** The flow for a script that looks now and then: `null` once nobody is signed in. */
export async function readFlowState(visit: Visit): Promise<FlowReport | null> {
  const { call, account } = apiOf(visit);
  if (account() !== 'client') return null;
  const answer = await call(getFlow).catch(asSignedOut);
  return answer?.ok ? answer.data : null;
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
