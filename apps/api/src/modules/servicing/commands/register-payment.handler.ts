import { registerPayment } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { askToRegister } from './ask-to-register.ts';
import { toCommandReply } from './to-command-reply.ts';

export const registerPaymentHandler = implement(
  registerPayment,
  async ({ params: { id: loanId }, body }, { caller: { userId: maker }, tx, services }) => {
    const { note: reason, ...payment } = body;
    const asked = await askToRegister(tx, { loanId, payment, reason, maker }, services);
    return asked.ok ? ok(toCommandReply(asked.value.record, asked.value.approvalId)) : asked;
  },
);
