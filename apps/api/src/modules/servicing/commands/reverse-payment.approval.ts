import { reversePayment } from '@lender/contract';
import { ok } from '@lender/result';
import { refuse } from '../../../kernel/refusal.ts';
import { defineApproval } from '../../approvals/index.ts';
import { recordHistory } from '../../history/index.ts';
import { findLoan, lockLoan } from '../../loans/index.ts';
import { countedPayment, reversePayment as takeBack } from '../../payments/index.ts';

/** Stale when the payment went back meanwhile; other events of the loan do not matter to it. */
export const reversePaymentApproval = defineApproval({
  kind: 'loan.reverse_payment',
  commandOf: (payload) => ({ kind: 'loan.reverse_payment', payload }),
  endpoint: reversePayment,
  subjectOf: ({ clientId, loanId }) => ({ clientId, loanId }),
  versionOf: async (tx, { loanId, payment }) => {
    const loan = await findLoan(tx, loanId);
    const isTakenBack = loan.ok && loan.value.events.some((event) => event.kind === 'reversal' && event.of === payment);
    return isTakenBack ? 'taken back' : 'counts';
  },
  execute: async (tx, { loanId, payment: wanted }, { maker: by, reason: note }, services) => {
    const loan = await lockLoan(tx, loanId);
    if (!loan.ok) return loan;
    const { now: at, today: on } = await services.clock.business(tx);
    const payment = await countedPayment(tx, loan.value.record, wanted);
    if (!payment) return refuse('not_found');
    await takeBack(tx, { payment, on, at, by }, services);
    const { client_id: clientId, application_id: applicationId } = loan.value.record;
    const facts = { command: 'loan.reverse_payment', note } as const;
    await recordHistory(tx, services, { clientId, applicationId, actor: by, event: { name: 'loan.command', facts } });
    return ok(undefined);
  },
});
