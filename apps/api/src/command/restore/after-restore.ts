import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { endOpenInvitations } from '../../modules/access/index.ts';
import { endLogins } from '../../modules/external-login/index.ts';
import { endDueMessages } from '../../modules/messages/index.ts';

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
  const invitations = await endOpenInvitations(tx, clock.wall());
  await endLogins(tx);
  return { invitations, messages: await endDueMessages(tx, now) };
}
