import type { Tx } from '../../../kernel/database/database.ts';

/** Ends every invitation of staff that was not accepted: it opens nothing any more. Returns their number. */
export async function endOpenInvitations(tx: Tx, wallNow: Date): Promise<number> {
  const ended = await tx
    .updateTable('staff_invitation')
    .set({ ended_at: wallNow })
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
