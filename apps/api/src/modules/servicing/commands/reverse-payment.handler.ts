import { reversePayment } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { askApproval } from '../../approvals/index.ts';
import { lockLoan } from '../../loans/index.ts';
import { countedPayment } from '../../payments/index.ts';
import { reversePaymentApproval } from './reverse-payment.approval.ts';
import { toCommandReply } from './to-command-reply.ts';

export const reversePaymentHandler = implement(
  reversePayment,
  async ({ params: { id: loanId }, body: { payment, note: reason } }, { caller: { userId: maker }, tx, services }) => {
    const loan = await lockLoan(tx, loanId);
    if (!loan.ok) return loan;
    const { record } = loan.value;
    const found = await countedPayment(tx, record, payment);
    if (!found) return refuse('not_found');
    const payload = { clientId: record.client_id, loanId, payment, amount: found.amount_centavos };
    const asked = await askApproval(tx, reversePaymentApproval, { payload, reason, maker }, services);
    return asked.ok ? ok(toCommandReply(record, asked.value)) : asked;
  },
);
