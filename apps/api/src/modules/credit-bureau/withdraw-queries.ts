import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';

/**
 * Ends the queries under a withdrawn consent and deletes their answers. An application that waits for them waits no
 * more.
 */
export async function withdrawQueries(
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
