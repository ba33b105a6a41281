import type { MessageCause } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { REMINDER_KINDS } from '../wording/is-reminder.ts';
import { setState } from './set-state.ts';

interface Withdrawal {
  readonly clientId: string;
  /** Of one loan. @default of all */
  readonly loanId?: string;
  readonly cause: Extract<MessageCause, 'no_longer_true' | 'reminders_off'>;
}

/**
 * Takes back the reminders that have not gone: something happened to the loan, so that their figures are not true any
 * more, or the borrower does not want them. One that is being sent goes.
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
