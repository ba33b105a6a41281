import { mexicoDate } from '@lender/calculator';
import { LOAN_STATUS, type LoanStatus } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { takeExtensionPayment } from '../../extensions/index.ts';
import { loanOfKey } from '../../loans/index.ts';
import type { PaymentReference } from '../references/payment-reference.ts';
import { reportedMoment } from '../reported-moment.ts';
import { bookMoney } from './book-money.ts';
import { chargeStatus } from './charge-status.policy.ts';
import { keepReceipt } from './keep-receipt.ts';
import { type PaymentRow, paymentNamed, paymentOfKey } from './known-payment.ts';
import { moneyOfCharge } from './money-in.ts';
import { askToLook, reversePayment } from './reverse-payment.ts';

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
  if (chargeStatus(charge) === 'waiting') return;
  await inTransaction(services.db, async (tx) => {
    await lockClient(tx, reference.client_id);
    const booked = await paymentOfCharge(tx, charge.id);
    if (booked) return applyStatus(tx, { charge, payment: booked }, services);
    if (chargeStatus(charge) === 'ended') return;
    const loan = await loanOfKey(tx, { client_id: reference.client_id, id: reference.loan_id });
    if (NEVER_LENT.includes(loan.status)) return keepReceipt(tx, { charge, note: undefined }, services);
    await take(tx, { charge, reference }, services);
  });
}

/** Finds the payment as which a charge is booked. */
export const paymentOfCharge = (tx: Tx, chargeId: string): Promise<PaymentRow | undefined> =>
  paymentNamed(tx, { kind: 'payment_charge', name: chargeId });

interface Taken {
  readonly charge: ProviderCharge;
  readonly reference: PaymentReference;
}

async function take(tx: Tx, { charge, reference }: Taken, services: Services): Promise<void> {
  const { now } = await services.clock.business(tx);
  const loan = { client_id: reference.client_id, id: reference.loan_id };
  const money = moneyOfCharge(charge, now, reference.created_at);
  const book = () => bookMoney(tx, { loan, money, referenceId: reference.id }, services);
  const { invoice_id: invoiceId } = reference;
  const payment = { loan: await loanOfKey(tx, loan), ...money };
  const { paymentId } =
    invoiceId === null ? await book() : await takeExtensionPayment(tx, { payment, invoiceId, book }, services);
  await markPaid(tx, reference, now);
  const booked = await paymentOfKey(tx, { client_id: loan.client_id, id: paymentId });
  if (!booked) throw new Error(`payment ${paymentId} is another client's`);
  await applyStatus(tx, { charge, payment: booked }, services);
}

/** Applies the consequences for a booked payment when its money is disputed or gone. */
export async function applyStatus(
  tx: Tx,
  { charge, payment }: { readonly charge: ProviderCharge; readonly payment: PaymentRow },
  services: Services,
): Promise<void> {
  const status = chargeStatus(charge);
  if (status === 'disputed') return askToLook(tx, 'chargeback', payment, services);
  if (status !== 'gone' && status !== 'ended') return;
  const { now } = await services.clock.business(tx);
  const at = reportedMoment(charge.refundedAt, now);
  const { isNew } = await reversePayment(tx, { payment, on: mexicoDate(at.getTime()), at }, services);
  if (isNew) await askToLook(tx, 'reversal_received', payment, services);
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
