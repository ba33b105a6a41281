import type { ClientStatus } from '@lender/lending';
import type { Tx } from '../database/database.ts';
import { logEvent } from '../events/log-event.ts';
import type { Services } from '../services.ts';

export interface ClientMove {
  readonly clientId: string;
  /** Nothing happens when the client stands elsewhere: a blocked client stays blocked. */
  readonly from: ClientStatus;
  readonly to: ClientStatus;
  /** `client`, `system`, or the id of a member of staff. */
  readonly actor: string;
}

/** Moves a client from one status to another. */
export async function moveClient(
  tx: Tx,
  { clientId, from, to, actor }: ClientMove,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const moved = await tx
    .updateTable('client')
    .set({ status: to })
    .where('client_id', '=', clientId)
    .where('status', '=', from)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 1n)
    await logEvent(tx, services, { clientId, actor, event: 'client.status', detail: `${from} → ${to}` });
}
