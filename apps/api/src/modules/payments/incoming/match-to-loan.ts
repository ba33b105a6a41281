import { PAYMENT_METHODS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { leaveSuspense } from '../../ledger/index.ts';
import type { LoanRecord, NotifyServices } from '../../loans/index.ts';
import { settleTask } from '../../tasks/index.ts';
import { bookMoney } from './book-money.ts';
import { bookedName } from './booked-name.policy.ts';
import type { IncomingPaymentRow } from './lock-unmatched.ts';
import type { MoneyIn } from './money-in.ts';
import { openOrigin } from './origin.ts';

interface Match {
  /** Locked, and not matched yet. */
  readonly receipt: IncomingPaymentRow;
  /** Loan of a client whose row is locked. */
  readonly loan: Pick<LoanRecord, 'client_id' | 'id'>;
  /** Member of staff, or `client`. */
  readonly by: string;
}

/** Books money that waited in suspense to the loan that it was for, from the day on which it was paid. */
export async function matchToLoan(
  tx: Tx,
  { receipt, loan, by }: Match,
  services: NotifyServices & Pick<Services, 'vault'>,
): Promise<string> {
  const { id, amount_centavos: amountCentavos, method, undone_count: undone } = receipt;
  const { now, today: businessDate } = await services.clock.business(tx);
  const to = PAYMENT_METHODS[method].clearingAccount;
  await leaveSuspense(tx, { receipt: bookedName(id, undone), amountCentavos, businessDate, to }, services);
  const { payment, isNew } = await bookMoney(tx, { loan, money: moneyOf(receipt, services), by }, services);
  // Only a payment that this match made can be taken back with it.
  const matched_by = isNew && by !== 'client' ? by : null;
  await tx
    .updateTable('receipt')
    .set({ status: 'matched', client_id: loan.client_id, loan_id: loan.id, matched_at: now, matched_by })
    .where('id', '=', id)
    .execute();
  await settleTask(tx, { kind: 'receipt_unmatched', subject: id }, services);
  return payment.id;
}

const moneyOf = (receipt: IncomingPaymentRow, { vault }: Pick<Services, 'vault'>): MoneyIn => ({
  method: receipt.method,
  providerId: bookedName(receipt.provider_id, receipt.undone_count),
  chargeId: receipt.provider_id,
  amountCentavos: receipt.amount_centavos,
  paidOn: receipt.received_on,
  paidAt: receipt.received_at,
  trackingKey: receipt.tracking_key ?? undefined,
  origin: receipt.origin_sealed === null ? undefined : openOrigin(vault, receipt.id, receipt.origin_sealed),
});
