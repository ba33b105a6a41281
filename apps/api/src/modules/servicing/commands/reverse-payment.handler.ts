import { reversePayment } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { askApproval } from '../../approvals/index.ts';
import { lockLoan } from './find-loan.ts';
import { reversePaymentApproval } from './reverse-payment.approval.ts';
import { reversiblePayment } from './reversible-payment.ts';
import { toCommandReply } from './to-command-reply.ts';

export const reversePaymentHandler = implement(
  reversePayment,
  async ({ params: { id: loanId }, body: { payment, note: reason } }, { caller: { userId: maker }, tx, services }) => {
    const loan = await lockLoan(tx, loanId);
    if (!loan.ok) return loan;
    const moment = await services.clock.business(tx);
    const found = await reversiblePayment(tx, loan.value, { payment, moment });
    if (!found.ok) return found;
    const { record } = loan.value;
    const payload = { clientId: record.client_id, loanId, payment, amount: found.value.amount_centavos };
    const asked = await askApproval(tx, reversePaymentApproval, { payload, reason, maker }, services);
    return asked.ok ? ok(toCommandReply(record, asked.value)) : asked;
  },
);
