import { PAYMENT_METHODS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { leaveSuspense } from '../../ledger/index.ts';
import type { LoanRecord, NotifyServices } from '../../loans/index.ts';
import { settleTask } from '../../tasks/index.ts';
import { bookMoney } from './book-money.ts';
import type { IncomingPaymentRow } from './lock-unmatched.ts';
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
  const { id, amount_centavos: amountCentavos, origin_sealed, method, provider_id: providerId } = receipt;
  const { today: businessDate } = await services.clock.business(tx);
  const to = PAYMENT_METHODS[method].clearingAccount;
  await leaveSuspense(tx, { receipt: id, amountCentavos, businessDate, to }, services);
  const money = {
    ...{ method, providerId, chargeId: providerId, amountCentavos },
    paidOn: receipt.received_on,
    paidAt: receipt.received_at,
    trackingKey: receipt.tracking_key ?? undefined,
    origin: origin_sealed === null ? undefined : openOrigin(services.vault, id, origin_sealed),
  };
  const { payment } = await bookMoney(tx, { loan, money, by }, services);
  const matched = { status: 'matched', client_id: loan.client_id, loan_id: loan.id } as const;
  await tx.updateTable('receipt').set(matched).where('id', '=', id).execute();
  await settleTask(tx, { kind: 'receipt_unmatched', subject: id }, services);
  return payment.id;
}
