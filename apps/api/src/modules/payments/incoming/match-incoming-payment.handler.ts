import { matchReceipt } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { findLoanRecord } from '../../loans/index.ts';
import { matchOne } from './match-one.ts';

export const matchIncomingPaymentHandler = implement(
  matchReceipt,
  async ({ params: { id: receiptId }, body: { loanId } }, { caller: { userId: by }, tx, services, log }) => {
    const loan = await findLoanRecord(tx, { id: loanId });
    const matched = await matchOne(tx, { receiptId, loan, by }, services);
    if (!matched.ok) return matched;
    const { receipt, paymentId } = matched.value;
    log.info({ event: 'receipt.matched' });
    return ok({ paymentId, amount: receipt.amount_centavos, paidOn: receipt.received_on });
  },
);
