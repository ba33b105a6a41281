import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { receiveInSuspense } from '../../ledger/index.ts';
import { recordLoanEvent } from '../../loans/index.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import { followMoney } from '../incoming/book-money.ts';
import type { Told } from './apply-payout.ts';
import { type PayoutRow, UNPAID_PAYOUT_STATUSES } from './payout-row.ts';
import { askAboutPayout } from './payout-tasks.ts';

/** The event of a refund on its loan. */
export const refundEventId = (payoutId: string): string => `refund:${payoutId}`;

/** What follows when money that goes back arrives, or comes back in turn: then it is owed to its sender as before. */
export async function followRefund(tx: Tx, payout: PayoutRow, { cause }: Told, services: Services): Promise<void> {
  if (payout.status === 'settled') return finish(tx, payout, services);
  if (!isUnpaid(payout.status)) return;
  const kind = payout.status === 'refused' || payout.status === 'cancelled' ? 'payout_refused' : 'payout_returned';
  await askAboutPayout(tx, { kind, payout, cause }, services);
  await (payout.receipt_id === null ? oweAgain(tx, payout, services) : suspendAgain(tx, payout, services));
}

const isUnpaid = (status: PayoutRow['status']): boolean => UNPAID_PAYOUT_STATUSES.some((unpaid) => unpaid === status);

async function finish(tx: Tx, { receipt_id }: PayoutRow, services: Services): Promise<void> {
  if (receipt_id === null) return;
  await tx.updateTable('receipt').set({ status: 'refunded' }).where('id', '=', receipt_id).execute();
  await settleTask(tx, { kind: 'receipt_unmatched', subject: receipt_id }, services);
}

/** The refund never happened: the loan's credit is there again. */
async function oweAgain(tx: Tx, { id, client_id, loan_id }: PayoutRow, services: Services): Promise<void> {
  if (client_id === null || loan_id === null) throw new Error(`refund ${id} is of nothing`);
  const { now, today } = await services.clock.business(tx);
  const of = refundEventId(id);
  const event = { kind: 'correction', id: `correction:${of}`, valueDate: today, at: now.toISOString(), of } as const;
  const loan = { client_id, id: loan_id };
  const { position } = await recordLoanEvent(tx, { loan, event }, services);
  await followMoney(tx, { loan, position }, services);
}

/** The receipt waits for somebody to claim it again. */
async function suspendAgain(tx: Tx, { id, receipt_id, amount_centavos }: PayoutRow, services: Services): Promise<void> {
  if (receipt_id === null) return;
  await tx.updateTable('receipt').set({ status: 'unmatched' }).where('id', '=', receipt_id).execute();
  const { today: businessDate } = await services.clock.business(tx);
  const back = { receipt: `${receipt_id}:${id}`, amountCentavos: amount_centavos, businessDate };
  await receiveInSuspense(tx, { ...back, on: 'openpay_payout_clearing' }, services);
  const facts = { amount: amount_centavos, paymentId: receipt_id };
  await openTask(tx, { subject: receipt_id, matter: { kind: 'receipt_unmatched', facts } }, services);
}
