import { CLIENT_STATUS } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../../kernel/refusal.ts';
import type { Services } from '../../../../services.ts';
import { lockClient, mayBorrow, moveClient } from '../../../clients/index.ts';
import { recordHistory } from '../../../history/index.ts';
import { type LoanPayout, loanPayout } from '../loan-payout.ts';
import { waitingApplications } from '../pay-again.ts';
import { lockPayout } from '../payout-row.ts';
import { isUnpaid } from '../payout-status.policy.ts';
import { queuePayout } from '../queue-payout.ts';

type Refused = Refusal<'not_found' | 'payout_moved' | 'client_cannot_apply' | 'consent_missing'>;

/**
 * Returns a payout that may be sent again, its client locked: it failed, as did every other payout of its application.
 */
export async function retriablePayout(tx: Tx, payoutId: string): Promise<Result<LoanPayout, Refused>> {
  const row = await lockPayout(tx, payoutId);
  if (!row) return refuse('not_found');
  if (row.purpose !== 'loan' || !isUnpaid(row.status)) return refuse('payout_moved');
  const payout = loanPayout(row);
  const { clientId, applicationId } = payout;
  if (!(await waitingApplications(tx, clientId)).includes(applicationId)) return refuse('payout_moved');
  const { status } = await lockClient(tx, clientId);
  const borrower = await mayBorrow(tx, { clientId, status });
  return borrower.ok ? ok(payout) : borrower;
}

interface Retry {
  readonly payout: LoanPayout;
  /** Member of staff who asks for the retry, and the reason. */
  readonly by: string;
  readonly note: string;
}

/**
 * Sends the money of an application again, to the client's account as it is now. The client is not asked for another
 * account any more. Whether it still comes in time is decided when it is sent.
 *
 * @returns the id of the new attempt
 */
export async function retry(tx: Tx, { payout, by, note }: Retry, services: Services): Promise<string> {
  const { clientId, applicationId } = payout;
  const [from, to] = [CLIENT_STATUS.bankAccountSelect, CLIENT_STATUS.active];
  await moveClient(tx, { clientId, from, to, actor: 'server', by }, services);
  const event = { name: 'payout.retried', facts: { note } } as const;
  await recordHistory(tx, services, { clientId, applicationId, actor: by, event });
  return queuePayout(tx, { client_id: clientId, id: applicationId }, services);
}
