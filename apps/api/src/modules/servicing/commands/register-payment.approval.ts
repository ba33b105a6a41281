import { registerPayment } from '@lender/contract';
import { ok } from '@lender/result';
import { refuse } from '../../../kernel/refusal.ts';
import { defineApproval } from '../../approvals/index.ts';
import { recordHistory } from '../../history/index.ts';
import { lockLoan } from '../../loans/index.ts';
import { bookMoney } from '../../payments/index.ts';
import { registrablePayment } from './registrable-payment.ts';

/** Stale when the same money was reported in another way; other events of the loan do not matter to it. */
export const registerPaymentApproval = defineApproval({
  kind: 'loan.register_payment',
  commandOf: (payload) => ({ kind: 'loan.register_payment', payload }),
  endpoint: registerPayment,
  subjectOf: ({ clientId, loanId }) => ({ clientId, loanId }),
  versionOf: async (_, { method, reference }) => `${method} ${reference}`,
  execute: async (tx, { loanId, ...payment }, { maker: by, reason: note }, services) => {
    const loan = await lockLoan(tx, loanId);
    if (!loan.ok) return loan;
    const money = await registrablePayment(tx, loan.value, { payment, moment: await services.clock.business(tx) });
    if (!money.ok) return money;
    const { record } = loan.value;
    const booked = await bookMoney(tx, { loan: record, money: money.value, by }, services);
    if (!booked.isNew) return refuse('receipt_settled');
    const { client_id: clientId, application_id: applicationId } = record;
    const facts = { command: 'loan.register_payment', note } as const;
    await recordHistory(tx, services, { clientId, applicationId, actor: by, event: { name: 'loan.command', facts } });
    return ok(undefined);
  },
});
