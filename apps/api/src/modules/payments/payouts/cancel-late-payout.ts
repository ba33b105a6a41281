import { daysBetween } from '@lender/calculator';
import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { type ApplicationRecord, findApplication, moveApplication } from '../../applications/index.ts';
import { recordHistory } from '../../history/index.ts';
import { loanOfKey, readLoan } from '../../loans/index.ts';
import { notifyBorrower } from '../../messages/index.ts';
import { productOfVersion } from '../../pricing/index.ts';
import { loanPayout } from './loan-payout.ts';
import { changePayout, type PayoutRow } from './payout-row.ts';
import { openPayoutTask } from './payout-tasks.ts';

/**
 * Checks whether money that leaves today would come too late: with fewer days to the due date than the product's
 * shortest term. Then the payout is cancelled and the application goes back to its signature, with the figures of
 * today. An application that is complete already cannot go back, so a person looks at it.
 *
 * @returns whether the payout was cancelled
 */
export async function cancelLatePayout(tx: Tx, row: PayoutRow, services: Services): Promise<boolean> {
  const payout = loanPayout(row);
  const { clientId, applicationId, loanId } = payout;
  const record = await findApplication(tx, { clientId, applicationId });
  if (!record) throw new Error(`payout ${payout.id} has no application`);
  if (!(await isTooLate(tx, { record, loanId }, services))) return false;
  const { now } = await services.clock.business(tx);
  const cancelled = { status: 'cancelled', status_since: now, return_cause: TOO_LATE } as const;
  await changePayout(tx, payout, cancelled);
  await recordHistory(tx, services, { clientId, applicationId, actor: 'system', event: { name: 'payout.cancelled' } });
  if (record.status !== APPLICATION_STATUS.accepted) {
    const kind = 'payout_returned_after_settlement';
    await openPayoutTask(tx, { kind, payout, cause: TOO_LATE }, services);
    return true;
  }
  const to = APPLICATION_STATUS.signing;
  const moved = await moveApplication(tx, { record, to, actor: 'server', by: 'system' }, services);
  if (!moved.ok) throw new Error(`application ${applicationId} cannot be signed anew`);
  const message = { kind: 'signing_again', facts: { amountCentavos: payout.amount_centavos } } as const;
  await notifyBorrower(tx, { clientId, loanId, key: `signing again ${payout.id}`, message }, services);
  return true;
}

const TOO_LATE = 'fewer days left than the shortest term';

async function isTooLate(
  tx: Tx,
  { record, loanId }: { readonly record: ApplicationRecord; readonly loanId: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const { terms } = await readLoan(tx, await loanOfKey(tx, { client_id: record.client_id, id: loanId }));
  const { today } = await clock.business(tx);
  const { pricing } = await productOfVersion(tx, record.product_version);
  return daysBetween(today, terms.dueDates[0]) < pricing.termDays[record.pay_cycle].minDays;
}
