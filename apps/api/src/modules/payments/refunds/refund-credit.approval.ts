import { refundCredit } from '@lender/contract';
import { ok } from '@lender/result';
import { defineApproval } from '../../approvals/index.ts';
import { findLoan, lockLoan } from '../../loans/index.ts';
import { creditRefund } from './credit-refund.ts';
import { queueRefund } from './queue-refund.ts';

/** The request is overtaken when the credit, or the account for it, has changed. */
export const refundCreditApproval = defineApproval({
  kind: 'payment.refund_credit',
  commandOf: (payload) => ({ kind: 'payment.refund_credit', payload }),
  endpoint: refundCredit,
  subjectOf: ({ clientId, loanId }) => ({ clientId, loanId }),
  versionOf: async (tx, { loanId }, services) => {
    const loan = await findLoan(tx, loanId);
    const refund = loan.ok ? await creditRefund(tx, loan.value, services) : loan;
    if (!refund.ok) return refund.problem.code;
    return services.vault.searchHash('refund', JSON.stringify(refund.value)).toString('base64url');
  },
  execute: async (tx, { loanId }, _, services) => {
    const loan = await lockLoan(tx, loanId);
    if (!loan.ok) return loan;
    const refund = await creditRefund(tx, loan.value, services);
    if (!refund.ok) return refund;
    const { client_id: clientId } = loan.value.record;
    for (const { paymentId, ...part } of refund.value)
      await queueRefund(tx, { ...part, of: { clientId, loanId, paymentId } }, services);
    return ok(undefined);
  },
});
