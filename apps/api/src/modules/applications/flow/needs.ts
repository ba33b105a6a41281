import type { ApplicationNeed, NeedState } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { withdrawApplicationMessages } from '../../messages/index.ts';
import type { ApplicationRecord } from '../application-record.ts';
import { isStillSelected } from '../terms/still-selected.policy.ts';
import { decideWhenComplete } from './decide-when-complete.ts';
import { readFlowState } from './flow-state.ts';
import type { Objection } from './objection.ts';

interface Need {
  readonly clientId: string;
  readonly applicationId: string;
  readonly need: ApplicationNeed;
}

/** Reads the state of each need of an application; a need that was not acted on is absent. */
export async function needStates(
  tx: Tx,
  { client_id, id }: Pick<ApplicationRecord, 'client_id' | 'id'>,
): Promise<ReadonlyMap<ApplicationNeed, NeedState>> {
  const rows = await tx
    .selectFrom('application_need')
    .select(['need', 'state'])
    .where('client_id', '=', client_id)
    .where('application_id', '=', id)
    .execute();
  return new Map(rows.map(({ need, state }) => [need, state]));
}

/**
 * Stores how far a requirement is, and asks for the decision when nothing else is missing. The caller holds the
 * client's lock.
 */
export async function settleNeed(
  tx: Tx,
  { state, ...need }: Need & { readonly state: NeedState },
  services: Pick<Services, 'clock' | 'jobs'>,
): Promise<void> {
  const { clientId, applicationId } = need;
  await keepNeed(tx, { ...need, state, objections: [] }, services);
  const { needs, applicationStatus } = await readFlowState(tx, clientId, services.clock.wall());
  const isCollected = needs.open.length === 0 && applicationStatus !== null && isStillSelected(applicationStatus);
  // Nothing more is asked of the client, so messages that ask for something are withdrawn.
  if (isCollected) await withdrawApplicationMessages(tx, { clientId, applicationId }, services);
  await decideWhenComplete(tx, need.clientId, services);
}

/** Asks for a requirement, perhaps again, and says what was wrong before. */
export const reopenNeed = (
  tx: Tx,
  need: Need & { readonly objections: readonly Objection[] },
  services: Pick<Services, 'clock'>,
): Promise<void> => keepNeed(tx, { ...need, state: 'open' }, services);

async function keepNeed(
  tx: Tx,
  {
    clientId,
    applicationId,
    need,
    state,
    objections,
  }: Need & { readonly state: NeedState; readonly objections: readonly Objection[] },
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  const kept = { state, objections: JSON.stringify(objections), since: now };
  await tx
    .insertInto('application_need')
    .values({ client_id: clientId, application_id: applicationId, need, ...kept })
    .onConflict((conflict) => conflict.columns(['client_id', 'application_id', 'need']).doUpdateSet(kept))
    .execute();
}
