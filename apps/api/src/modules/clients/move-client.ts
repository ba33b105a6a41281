import { type ClientStatus, type TransitionActor, transitionClient } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { recordHistory } from '../history/index.ts';

export interface ClientMove {
  readonly clientId: string;
  /** Status that the client must have; otherwise nothing happens: a blocked client stays blocked. */
  readonly from: ClientStatus;
  readonly to: ClientStatus;
  readonly actor: TransitionActor;
  /** `client`, `system`, or the id of a member of staff. */
  readonly by: string;
  readonly note?: string;
}

/** Moves a client from one status to another, as the table of transitions permits. */
export async function moveClient(
  tx: Tx,
  { clientId, from, to, actor, by, note }: ClientMove,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  if (!transitionClient(from, to, actor).ok) throw new Error(`${actor} may not move a client from ${from} to ${to}`);
  const moved = await tx
    .updateTable('client')
    .set({ status: to })
    .where('client_id', '=', clientId)
    .where('status', '=', from)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) return;
  const event = { name: 'client.status', facts: { from, to, note } } as const;
  await recordHistory(tx, services, { clientId, actor: by, event });
}
