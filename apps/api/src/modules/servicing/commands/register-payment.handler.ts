import { registerPayment } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { askApproval } from '../../approvals/index.ts';
import { lockLoan } from '../../loans/index.ts';
import { registerPaymentApproval } from './register-payment.approval.ts';
import { registrablePayment } from './registrable-payment.ts';
import { toCommandReply } from './to-command-reply.ts';

export const registerPaymentHandler = implement(
  registerPayment,
  async ({ params: { id: loanId }, body }, { caller: { userId: maker }, tx, services }) => {
    const { note: reason, ...payment } = body;
    const loan = await lockLoan(tx, loanId);
    if (!loan.ok) return loan;
    const moment = await services.clock.business(tx);
    const money = await registrablePayment(tx, loan.value, { payment, moment });
    if (!money.ok) return money;
    const { record } = loan.value;
    const payload = { clientId: record.client_id, loanId, ...payment };
    const asked = await askApproval(tx, registerPaymentApproval, { payload, reason, maker }, services);
    return asked.ok ? ok(toCommandReply(record, asked.value)) : asked;
  },
);
