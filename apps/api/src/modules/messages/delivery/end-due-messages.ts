import type { Tx } from '../../../kernel/database/database.ts';

/**
 * Ends every message that is due and not known to be sent, with an unknown outcome: it is not sent to the borrower
 * twice. Returns their number.
 */
export async function endDueMessages(tx: Tx, now: Date): Promise<number> {
  const ended = await tx
    .updateTable('message')
    .set({ state: 'dead', cause: 'outcome_unknown', state_since: now })
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['queued', 'sending', 'failed']),
        eb.and([eb('state', '=', 'waiting'), eb('due_at', '<=', now)]),
      ]),
    )
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
