import { getRegistration, type Reply } from '@lender/contract';
import type { Visit } from '@lender/web/session';
import { apiOf } from '../platform/sdk.server.ts';
import type { Entered } from './enter-page.server.ts';

/** Answers that a client has saved so far. */
export type Saved = Reply<typeof getRegistration>;

/**
 * Reads the saved answers, for a page that is opened to correct them; nothing for one that asks for the first time, and
 * when the decision came in between: the next step then continues.
 */
export async function readSavedAnswers(
  visit: Visit,
  { isMending }: Pick<Entered, 'isMending'>,
): Promise<Saved | undefined> {
  if (!isMending) return undefined;
  const answer = await apiOf(visit).call(getRegistration);
  return answer.ok ? answer.data : undefined;
}
