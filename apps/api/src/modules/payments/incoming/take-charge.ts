import { LOAN_STATUS, type LoanStatus } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { takeExtensionPayment } from '../../extensions/index.ts';
import { loanOfKey } from '../../loans/index.ts';
import type { PaymentReference } from '../references/payment-reference.ts';
import { applyChargeStatus, type ReportedCharge } from './apply-charge-status.ts';
import { bookMoney } from './book-money.ts';
import { chargeStatus } from './charge-status.policy.ts';
import { type PaymentRow, paymentOfCharge } from './known-payment.ts';
import { moneyOfCharge } from './money-in.ts';
import { applyIncomingPayment } from './store-incoming-payment.ts';

/** Statuses of a loan for which nothing was ever lent: money that comes for it is unmatched. */
const NEVER_LENT: readonly LoanStatus[] = [LOAN_STATUS.draft, LOAN_STATUS.cancelled, LOAN_STATUS.cannotMakeOffer];

/**
 * Takes over the state of a charge to one of our references, in a transaction of its own: with the same result however
 * often, late or out of order it is reported.
 */
export async function takeCharge(
  charge: ProviderCharge,
  reference: PaymentReference,
  services: Services,
): Promise<void> {
  const status = chargeStatus(charge);
  if (status === 'waiting') return;
  await inTransaction(services.db, async (tx) => {
    await lockClient(tx, reference.client_id);
    const booked = await paymentOfCharge(tx, charge.id);
    const payment = booked ?? (await bookCharge(tx, { charge, status, reference }, services));
    if (payment) await applyChargeStatus(tx, { charge, status, payment }, services);
  });
}

/**
 * Books the money of a charge to the loan of its reference.
 *
 * @returns the payment; undefined when no money arrived, or when it waits in suspense because nothing was ever lent
 */
async function bookCharge(
  tx: Tx,
  { charge, status, reference }: ReportedCharge & { readonly reference: PaymentReference },
  services: Services,
): Promise<PaymentRow | undefined> {
  if (status === 'ended') return undefined;
  const loan = await loanOfKey(tx, { client_id: reference.client_id, id: reference.loan_id });
  if (NEVER_LENT.includes(loan.status)) {
    await applyIncomingPayment(tx, { charge, status }, services);
    return undefined;
  }
  const { now } = await services.clock.business(tx);
  const money = moneyOfCharge(charge, now, reference.created_at);
  const book = () => bookMoney(tx, { loan, money, referenceId: reference.id }, services);
  const { invoice_id: invoiceId } = reference;
  const { payment } =
    invoiceId === null
      ? await book()
      : await takeExtensionPayment(tx, { payment: { loan, ...money }, invoiceId, book }, services);
  if (payment.client_id !== loan.client_id) throw new Error(`payment ${payment.id} is another client's`);
  await markPaid(tx, reference, now);
  return payment;
}

/** A CLABE stays open: it takes money as long as its loan lasts. */
async function markPaid(tx: Tx, { client_id, id, method }: PaymentReference, now: Date): Promise<void> {
  if (method === 'spei') return;
  await tx
    .updateTable('payment_reference')
    .set({ status: 'paid', status_since: now })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute();
}
