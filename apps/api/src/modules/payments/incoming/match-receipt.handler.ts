import { matchReceipt } from '@lender/contract';
import { PAYMENT_METHODS } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockClient } from '../../clients/index.ts';
import { leaveSuspense } from '../../ledger/index.ts';
import { PAID_OUT_LOAN_STATUSES } from '../../loans/index.ts';
import { settleTask } from '../../tasks/index.ts';
import { bookMoney } from './book-money.ts';
import type { MoneyIn } from './money-in.ts';
import { openOrigin } from './origin.ts';

export const matchReceiptHandler = implement(
  matchReceipt,
  async ({ params: { id }, body: { loanId } }, { caller: { userId: by }, tx, services, log }) => {
    const loan = await tx
      .selectFrom('loan')
      .select(['client_id', 'id', 'status'])
      .where('id', '=', loanId)
      .executeTakeFirst();
    if (!loan || !PAID_OUT_LOAN_STATUSES.includes(loan.status)) return refuse('not_found');
    await lockClient(tx, loan.client_id);
    const receipt = await tx.selectFrom('receipt').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!receipt) return refuse('not_found');
    if (receipt.status !== 'unmatched') return refuse('receipt_settled');
    const { amount_centavos: amountCentavos, received_on: paidOn, origin_sealed, method } = receipt;
    const money: MoneyIn = {
      method,
      providerId: receipt.provider_id,
      amountCentavos,
      paidOn,
      paidAt: receipt.received_at,
      trackingKey: receipt.tracking_key ?? undefined,
      chargeId: receipt.provider_id,
      origin: origin_sealed === null ? undefined : openOrigin(services.vault, id, origin_sealed),
    };
    const to = PAYMENT_METHODS[method].clearingAccount;
    const { today: businessDate } = await services.clock.business(tx);
    await leaveSuspense(tx, { receipt: id, amountCentavos, businessDate, to }, services);
    const { paymentId } = await bookMoney(tx, { loan, money, by }, services);
    const matched = { status: 'matched', client_id: loan.client_id, loan_id: loan.id } as const;
    await tx.updateTable('receipt').set(matched).where('id', '=', id).execute();
    await settleTask(tx, { kind: 'receipt_unmatched', subject: id }, services);
    log.info({ event: 'receipt.matched' });
    return ok({ paymentId, amount: amountCentavos, paidOn });
  },
);
