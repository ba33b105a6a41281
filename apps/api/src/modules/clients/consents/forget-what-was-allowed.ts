import type { ConsentKind } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { endReferences } from './collector-reference.ts';

/**
 * Deletes at once what a withdrawn consent had allowed. The facts that a decision was made on stay with the decision.
 */
export async function forgetWhatWasAllowed(
  tx: Tx,
  { clientId, kind }: { readonly clientId: string; readonly kind: ConsentKind },
  services: Pick<Services, 'clock' | 'jobs'>,
): Promise<void> {
  if (kind === 'tracking') {
    await endReferences(tx, clientId, services);
    await endScreenings(tx, clientId);
  }
  if (kind === 'credit_bureau') await endBureauQueries(tx, clientId, services);
  if (kind === 'location') await tx.deleteFrom('geo_position').where('client_id', '=', clientId).execute();
}

/** Ends the checks: data that a browser gave for them are not sent to a provider any more. */
async function endScreenings(tx: Tx, clientId: string): Promise<void> {
  await tx
    .updateTable('screening')
    .set({ state: 'unknown', input_sealed: null })
    .where('client_id', '=', clientId)
    .where('state', '=', 'asked')
    .execute();
}

/**
 * Ends the queries under a withdrawn consent and deletes their answers. An application that waits for them waits no
 * more.
 */
async function endBureauQueries(
  tx: Tx,
  clientId: string,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
): Promise<void> {
  const ended = await tx
    .updateTable('bureau_query')
    .set({ state: 'withdrawn', folio: null, facts: null, ended_at: clock.wall() })
    .where('client_id', '=', clientId)
    .where('state', '<>', 'withdrawn')
    .returning('application_id')
    .execute();
  for (const { application_id: applicationId } of ended)
    await jobs.enqueue(tx, 'ask-bureau', { clientId, applicationId });
}
