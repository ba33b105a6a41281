import { PAYMENT_METHODS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { forgetNames } from '../../../kernel/database/external-ids.ts';
import type { Services } from '../../../services.ts';
import { receiveInSuspense } from '../../ledger/index.ts';
import { openTask } from '../../tasks/index.ts';
import { bookedName } from './booked-name.policy.ts';
import { externalIds, type PaymentRow } from './known-payment.ts';
import type { IncomingPaymentRow } from './lock-unmatched.ts';
import { reversePayment } from './reverse-payment.ts';

interface Undoing {
  /** Locked, and matched; its client is locked too. */
  readonly receipt: IncomingPaymentRow;
  /** Payment that the match booked. */
  readonly payment: PaymentRow;
  /** Member of staff. */
  readonly by: string;
}

/** Takes a match back: the loan's payment is reversed, and its money waits in suspense again. */
export async function undoMatch(tx: Tx, { receipt, payment, by }: Undoing, services: Services): Promise<void> {
  const { id, amount_centavos: amountCentavos, method, undone_count: undone } = receipt;
  const { now, today } = await services.clock.business(tx);
  await reversePayment(tx, { payment, on: today, at: now, by }, services);
  await freeNames(tx, payment);
  const on = PAYMENT_METHODS[method].clearingAccount;
  const name = bookedName(id, undone + 1);
  await receiveInSuspense(tx, { receipt: name, amountCentavos, businessDate: today, on }, services);
  const free = { client_id: null, loan_id: null, matched_at: null, matched_by: null } as const;
  await tx
    .updateTable('receipt')
    .set({ ...free, status: 'unmatched', undone_count: undone + 1 })
    .where('id', '=', id)
    .execute();
  const facts = { amount: amountCentavos, paymentId: id, cause: method };
  await openTask(tx, { subject: id, matter: { kind: 'receipt_unmatched', facts } }, services);
}

/** Takes the provider's names from a payment, so that the payment of the next match can have them. */
async function freeNames(tx: Tx, { charge_id, tracking_key }: PaymentRow): Promise<void> {
  const held = { chargeId: charge_id ?? undefined, trackingKey: tracking_key ?? undefined };
  for (const { kind, name } of externalIds(held)) await forgetNames(tx, kind, [name]);
}
