import type { Tx } from '../../../kernel/database/database.ts';
import { NO_CLIENT } from '../../../kernel/database/no-client.ts';
import type { Services } from '../../../services.ts';
import { leaveSuspense, receiveInSuspense } from '../../ledger/index.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import type { PayoutRow } from './payout-row.ts';
import { openPayoutTask, settleAttempts } from './payout-tasks.ts';
import { refundTask } from './refund-task.policy.ts';
import type { Reported } from './reported.ts';

interface IncomingRefund {
  readonly payout: PayoutRow;
  readonly receiptId: string;
  readonly reported: Reported;
}

/** Account that holds money on its way out. */
const PAID_FROM = 'openpay_payout_clearing';

/**
 * Applies the new status of a refund of an unmatched payment: it leaves suspense once the refund arrived. Money that
 * does not arrive is unmatched again, and a person is notified.
 */
export async function followIncomingRefund(
  tx: Tx,
  { payout, receiptId, reported }: IncomingRefund,
  services: Services,
): Promise<void> {
  const { today: businessDate } = await services.clock.business(tx);
  const money = { receipt: `${receiptId}:${payout.id}`, amountCentavos: payout.amount_centavos, businessDate };
  if (payout.status === 'settled') {
    await leaveSuspense(tx, { ...money, to: PAID_FROM }, services);
    return finish(tx, receiptId, services);
  }
  const kind = refundTask(payout.status);
  if (!kind) return;
  if (payout.status === 'returned_after_settlement') await receiveInSuspense(tx, { ...money, on: PAID_FROM }, services);
  await tx.updateTable('receipt').set({ status: 'unmatched' }).where('id', '=', receiptId).execute();
  const facts = { amount: payout.amount_centavos, paymentId: receiptId };
  await openTask(tx, { subject: receiptId, matter: { kind: 'receipt_unmatched', facts } }, services);
  await openPayoutTask(tx, { kind, payout, cause: reported.cause }, services);
}

async function finish(tx: Tx, receiptId: string, services: Services): Promise<void> {
  await tx.updateTable('receipt').set({ status: 'refunded' }).where('id', '=', receiptId).execute();
  await settleTask(tx, { kind: 'receipt_unmatched', subject: receiptId }, services);
  const unowned = tx.selectFrom('payout').select('id').where('client_id', '=', NO_CLIENT);
  const attempts = await unowned.where('receipt_id', '=', receiptId).execute();
  await settleAttempts(tx, attempts, services);
}
