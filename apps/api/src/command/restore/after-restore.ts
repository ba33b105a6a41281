import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';

/** Counts of what a restore ended, to be reported to the operator. */
export interface PutAside {
  readonly invitations: number;
  readonly messages: number;
}

/**
 * Ends what began before the backup and may have continued after it, of which the restored database knows nothing.
 * Sessions and codes are in no backup. An invitation may have been accepted or withdrawn, so it opens nothing any more.
 * A message that was due may have been sent: it is not sent to the borrower twice, and staff see it as one with an
 * unknown outcome.
 */
export async function endWhatWasUnderWay(tx: Tx, { clock }: { readonly clock: Clock }): Promise<PutAside> {
  const { now } = await clock.business(tx);
  const invitations = await tx
    .updateTable('staff_invitation')
    .set({ ended_at: clock.wall() })
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('external_login')
    .set({ state_hash: null, verifier_sealed: null, expires_at: null })
    .where('state_hash', 'is not', null)
    .execute();
  const messages = await tx
    .updateTable('message')
    .set({ state: 'dead', cause: 'outcome_unknown', state_since: now })
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['queued', 'sending', 'failed']),
        eb.and([eb('state', '=', 'waiting'), eb('due_at', '<=', now)]),
      ]),
    )
    .executeTakeFirst();
  return { invitations: Number(invitations.numUpdatedRows), messages: Number(messages.numUpdatedRows) };
}
