import { refundCredit } from '@lender/contract';
import { permittedLoanTransitions } from '@lender/lending';
import { sumCentavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { askApproval } from '../../approvals/index.ts';
import { lockLoan } from '../../loans/index.ts';
import { creditRefund } from './credit-refund.ts';
import { refundCreditApproval } from './refund-credit.approval.ts';
import { toRefundWords } from './to-refund-words.ts';

export const refundCreditHandler = implement(
  refundCredit,
  async ({ params: { id: loanId }, body: { note: reason } }, { caller: { userId: maker }, tx, services }) => {
    const loan = await lockLoan(tx, loanId);
    if (!loan.ok) return loan;
    const refund = await creditRefund(tx, loan.value, services);
    if (!refund.ok) return refund;
    const { client_id: clientId, status } = loan.value.record;
    const amount = sumCentavos(refund.value.map(({ amountCentavos }) => amountCentavos));
    const accounts = refund.value.map(({ account, amountCentavos }) => toRefundWords(account, amountCentavos));
    const payload = { clientId, loanId, amount, accounts };
    const asked = await askApproval(tx, refundCreditApproval, { payload, reason, maker }, services);
    if (!asked.ok) return asked;
    return ok({ id: loanId, status, permitted: [...permittedLoanTransitions(status)], approvalId: asked.value });
  },
);
