import { waiveLoanCharge } from '@lender/contract';
import { waiverLimitOf } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { lockLoan } from '../../loans/index.ts';
import { actOnLoan } from './act-on-loan.ts';
import { askForCommand } from './ask-for-command.ts';
import { LOAN_APPROVALS } from './loan-approvals.ts';
import { toCommandReply } from './to-command-reply.ts';

/**
 * Waives alone up to the limit of the role, which counts everything that was waived of the loan before; beyond it, with
 * two people.
 */
export const waiveLoanChargeHandler = implement(
  waiveLoanCharge,
  async ({ params: { id: loanId }, body }, { caller: { userId: by, role }, tx, services }) => {
    const { component, amount, note } = body;
    const event = { kind: 'waiver', component, amountCentavos: amount } as const;
    const loan = await lockLoan(tx, loanId);
    if (!loan.ok) return loan;
    const before = loan.value.events.reduce((sum, one) => sum + (one.kind === 'waiver' ? one.amountCentavos : 0), 0);
    if (component === 'lateCharge' && before + amount <= waiverLimitOf(role)) {
      const act = { command: 'loan.waive', event, note, by, actor: 'operator' } as const;
      const done = await actOnLoan(tx, { loan: loan.value, act }, services);
      return done.ok ? ok(toCommandReply(done.value.record)) : done;
    }
    const definition = LOAN_APPROVALS['loan.waive'];
    const payloadOf = (about: { clientId: string; loanId: string }) => ({ ...about, component, amount });
    return askForCommand(tx, { loanId, definition, payloadOf, event, note, maker: by }, services);
  },
);
