import type { NeedState } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { BureauAnswer } from '../../providers/bureau/port.ts';
import type { Services } from '../../services.ts';
import { needStates, settleNeed } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { bureauFacts } from './bureau-facts.policy.ts';
import type { QueryKey } from './bureau-query.ts';

interface Ended extends QueryKey {
  /** Undefined where the bureau did not answer. */
  readonly answer: BureauAnswer | undefined;
}

/**
 * Stores what a decision may know of an answer, and nothing else of it. An answer after the consent was taken back is
 * dropped.
 */
export async function endQuery(tx: Tx, { answer, ...ask }: Ended, services: Services): Promise<void> {
  await lockClient(tx, ask.clientId);
  const { now, today } = await services.clock.business(tx);
  const found = {
    state: answer ? 'answered' : 'unanswered',
    folio: answer?.isKnown ? answer.folio : null,
    facts: answer ? JSON.stringify(bureauFacts(answer, today)) : null,
    ended_at: now,
  } as const;
  await tx
    .updateTable('bureau_query')
    .set(found)
    .where('client_id', '=', ask.clientId)
    .where('application_id', '=', ask.applicationId)
    .where('state', '=', 'authorized')
    .execute();
  await stopWaiting(tx, { ...ask, state: 'done' }, services);
}

/** Continues an application that waits for the bureau. */
export async function stopWaiting(
  tx: Tx,
  { clientId, applicationId, state }: QueryKey & { readonly state: NeedState },
  services: Pick<Services, 'clock' | 'jobs'>,
): Promise<void> {
  const states = await needStates(tx, { client_id: clientId, id: applicationId });
  if (states.get('creditBureau') === 'submitted')
    await settleNeed(tx, { clientId, applicationId, need: 'creditBureau', state }, services);
}
