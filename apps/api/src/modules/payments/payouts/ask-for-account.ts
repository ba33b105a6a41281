import { CLIENT_STATUS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { lockClient, mayBorrow, moveClient } from '../../clients/index.ts';
import { endUnpaidApplication } from './end-unpaid-application.ts';
import type { LoanPayout } from './loan-payout.ts';
import { openPayoutTask, type PayoutTaskKind } from './payout-tasks.ts';

interface Returned {
  readonly payout: LoanPayout;
  readonly cause: string | undefined;
  readonly kind: PayoutTaskKind;
}

/**
 * Asks the client whose money came back for another account. A client who cannot be asked, or whose money came back
 * before, is a task for staff; when the client may not borrow any more, the application ends.
 */
export async function askForAccount(tx: Tx, { payout, cause, kind }: Returned, services: Services): Promise<void> {
  const { clientId } = payout;
  const { status } = await lockClient(tx, clientId);
  if (!(await mayBorrow(tx, { clientId, status })).ok) {
    await openPayoutTask(tx, { kind, payout, cause }, services);
    return endUnpaidApplication(tx, { clientId, actor: 'server', by: 'system' }, services);
  }
  const mayBeAsked = status === CLIENT_STATUS.active && !(await cameBackBefore(tx, payout));
  if (!mayBeAsked) return openPayoutTask(tx, { kind, payout, cause }, services);
  const [from, to] = [CLIENT_STATUS.active, CLIENT_STATUS.bankAccountSelect];
  await moveClient(tx, { clientId, from, to, actor: 'server', by: 'system' }, services);
}

async function cameBackBefore(tx: Tx, { id, clientId, applicationId }: LoanPayout): Promise<boolean> {
  const earlier = await tx
    .selectFrom('payout')
    .select('id')
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['returned', 'returned_after_settlement'])
    .where('id', '!=', id)
    .executeTakeFirst();
  return earlier !== undefined;
}
