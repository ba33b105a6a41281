import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { setState } from './set-state.ts';

/**
 * Withdraws the messages about an application that were not sent yet: its status has changed, so that they would report
 * something that is over. A message that is being sent is still sent.
 */
export async function withdrawApplicationMessages(
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
