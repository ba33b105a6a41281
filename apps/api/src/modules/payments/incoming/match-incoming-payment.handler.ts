import { matchReceipt } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { holdAccess } from '../../access/index.ts';
import { readDependences } from '../../approvals/index.ts';
import { lockClient } from '../../clients/index.ts';
import { findLoanRecord, PAID_OUT_LOAN_STATUSES } from '../../loans/index.ts';
import { lockUnmatched } from './lock-unmatched.ts';
import { matchToLoan } from './match-to-loan.ts';

export const matchIncomingPaymentHandler = implement(
  matchReceipt,
  async ({ params: { id }, body: { loanId } }, { caller: { userId: by }, tx, services, log }) => {
    const loan = await findLoanRecord(tx, { id: loanId });
    if (!loan || !PAID_OUT_LOAN_STATUSES.includes(loan.status)) return refuse('not_found');
    await lockClient(tx, loan.client_id);
    const receipt = await lockUnmatched(tx, id);
    if (!receipt.ok) return receipt;
    // Otherwise the member of staff who imports a statement could book a payment alone.
    const { registered_by: importer } = receipt.value;
    if (importer === by) return refuse('approval_own');
    await holdAccess(tx);
    const dependence = importer && (await readDependences(tx, services)).between(importer, by);
    if (dependence) return refuse('approval_not_independent', { facts: dependence });
    const paymentId = await matchToLoan(tx, { receipt: receipt.value, loan, by }, services);
    log.info({ event: 'receipt.matched' });
    return ok({ paymentId, amount: receipt.value.amount_centavos, paidOn: receipt.value.received_on });
  },
);
