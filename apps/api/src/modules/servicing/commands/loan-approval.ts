import type { ApprovalCommand, ApprovalPayload, LoanApprovalKind } from '@lender/contract';
import { type ApprovalDefinition, defineApproval, type FourEyesEndpoint } from '../../approvals/index.ts';
import { findLoan, lockLoan } from '../../loans/index.ts';
import { actOnLoan } from './act-on-loan.ts';
import type { LoanAct } from './loan-act.ts';

interface LoanCommand<Kind extends LoanApprovalKind> {
  readonly kind: Kind;
  readonly commandOf: (payload: ApprovalPayload<Kind>) => ApprovalCommand;
  readonly endpoint: FourEyesEndpoint;
  readonly eventOf: (payload: ApprovalPayload<Kind>) => LoanAct['event'];
}

/**
 * Defines a command about a loan that one person requests and another carries out. Any event of the loan in between
 * makes it stale.
 */
export const loanApproval = <const Kind extends LoanApprovalKind>({
  kind,
  commandOf,
  endpoint,
  eventOf,
}: LoanCommand<Kind>): ApprovalDefinition<Kind> =>
  defineApproval({
    kind,
    commandOf,
    endpoint,
    subjectOf: ({ clientId, loanId }) => ({ clientId, loanId }),
    versionOf: async (tx, { loanId }) => {
      const loan = await findLoan(tx, loanId);
      return loan.ok ? `${loan.value.record.status}:${loan.value.events.length}` : 'gone';
    },
    execute: async (tx, payload, { maker, reason }, services) => {
      const loan = await lockLoan(tx, payload.loanId);
      if (!loan.ok) return loan;
      const act = { command: kind, event: eventOf(payload), note: reason, by: maker, actor: 'checker' } as const;
      return actOnLoan(tx, { loan: loan.value, act }, services);
    },
  });
