import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { setState } from './set-state.ts';

/**
 * Takes back what was to be told about an application and has not gone: it moved on, so that its borrower would hear of
 * something that is over. One that is being sent goes.
 */
export async function withdrawApplicationNews(
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now: at } = await clock.business(tx);
  const rows = await tx
    .selectFrom('message')
    .select('id')
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['queued', 'waiting', 'failed'])
    .forUpdate()
    .execute();
  for (const { id: messageId } of rows)
    await setState(tx, { clientId, messageId }, { state: 'withdrawn', at, cause: 'no_longer_true' });
}
