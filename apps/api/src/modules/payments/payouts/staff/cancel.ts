import { APPLICATION_STATUS } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../../kernel/refusal.ts';
import type { Services } from '../../../../services.ts';
import { findApplication, moveApplication } from '../../../applications/index.ts';
import { recordHistory } from '../../../history/index.ts';
import { cancelQueued, hasMoneyLeft } from '../end-unpaid-application.ts';
import { type LoanPayout, loanPayout } from '../loan-payout.ts';
import { lockPayout } from '../payout-row.ts';
import { settlePayoutTasks } from '../payout-tasks.ts';

/** Returns a payout whose application waits for its money, none of which was sent; its client is locked. */
export async function cancellablePayout(
  tx: Tx,
  payoutId: string,
): Promise<Result<LoanPayout, Refusal<'not_found' | 'payout_moved'>>> {
  const row = await lockPayout(tx, payoutId);
  if (!row) return refuse('not_found');
  if (row.purpose !== 'loan') return refuse('payout_moved');
  const payout = loanPayout(row);
  const record = await findApplication(tx, payout);
  if (record?.status !== APPLICATION_STATUS.accepted || (await hasMoneyLeft(tx, payout))) return refuse('payout_moved');
  return ok(payout);
}

/** Ends the application of a payout, with everything of it that was not sent yet. */
export async function cancel(
  tx: Tx,
  { payout, by }: { readonly payout: LoanPayout; readonly by: string },
  services: Pick<Services, 'clock' | 'newId' | 'randomInt' | 'jobs' | 'vault'>,
): Promise<void> {
  const { clientId, applicationId } = payout;
  const record = await findApplication(tx, payout);
  if (!record) throw new Error(`payout ${payout.id} has no application`);
  await cancelQueued(tx, payout, services);
  await recordHistory(tx, services, { clientId, applicationId, actor: by, event: { name: 'payout.cancelled' } });
  const to = APPLICATION_STATUS.terminated;
  const moved = await moveApplication(tx, { record, to, actor: 'checker', by }, services);
  if (!moved.ok) throw new Error(`application ${applicationId} cannot be ended before its payout is sent`);
  await settlePayoutTasks(tx, payout, services);
}
