import type { MessageCause } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { REMINDER_KINDS } from '../wording/is-reminder.ts';
import { setState } from './set-state.ts';

interface Withdrawal {
  readonly clientId: string;
  /** Limits the withdrawal to one loan. @default all loans */
  readonly loanId?: string;
  readonly cause: Extract<MessageCause, 'no_longer_true' | 'reminders_off'>;
}

/**
 * Withdraws the reminders that were not sent yet: something happened to the loan, so that their figures are no longer
 * true, or the borrower does not want them. A reminder that is being sent is still sent.
 */
export async function withdrawReminders(
  tx: Tx,
  { clientId, loanId, cause }: Withdrawal,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now: at } = await clock.business(tx);
  const waiting = tx
    .selectFrom('message')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', 'in', REMINDER_KINDS)
    .where('state', 'in', ['queued', 'waiting', 'failed'])
    .forUpdate();
  const rows = await (loanId === undefined ? waiting : waiting.where('loan_id', '=', loanId)).execute();
  for (const { id: messageId } of rows) await setState(tx, { clientId, messageId }, { state: 'withdrawn', at, cause });
}
