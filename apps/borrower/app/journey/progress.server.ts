import { getClientJourney } from '@lender/contract';
import { INITIAL_PROGRESS_PERCENT } from '@lender/flow/routes';
import type { Visit } from '@lender/web/session';
import { apiOf } from '../platform/sdk.server.ts';
import { type EnteredAsClient, enterAsClient } from './enter-page.server.ts';

/** Reads how much of the registration is behind the client, in percent, from the API. */
export async function readProgress(visit: Visit): Promise<number> {
  const answer = await apiOf(visit).call(getClientJourney);
  if (!answer.ok) throw new Error(`the journey could not be read: ${answer.refusal.code}`);
  return answer.data.percent;
}

/** Reads the same where the visitor may not be a client yet and is at the beginning. */
export const progressOf = async (visit: Visit, client: object | undefined): Promise<number> =>
  client ? readProgress(visit) : INITIAL_PROGRESS_PERCENT;

/** Step of the journey, and its client's progress. */
export type EnteredStep = EnteredAsClient & { readonly progressPercent: number };

/**
 * Opens a step that only a signed-in client has, with their progress for the header. To be called first by its loader.
 */
export async function enterStep(visit: Visit): Promise<EnteredStep> {
  const entered = await enterAsClient(visit);
  return { ...entered, progressPercent: await readProgress(visit) };
}
