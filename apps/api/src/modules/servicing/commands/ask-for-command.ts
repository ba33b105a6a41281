import type { ApprovalPayload, holdLoan, LoanApprovalKind, Reply } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { type ApprovalDefinition, askApproval } from '../../approvals/index.ts';
import { lockLoan } from '../../loans/index.ts';
import { eventOf } from './act-on-loan.ts';
import type { LoanAct } from './loan-act.ts';
import { mayAct } from './may-act.policy.ts';
import { toCommandReply } from './to-command-reply.ts';

interface Asked<Kind extends LoanApprovalKind> {
  readonly loanId: string;
  readonly definition: ApprovalDefinition<Kind>;
  readonly payloadOf: (about: { readonly clientId: string; readonly loanId: string }) => ApprovalPayload<Kind>;
  readonly event: LoanAct['event'];
  readonly note: string;
  readonly maker: string;
}

/** Requests a command about a loan from a second person. What its status does not permit is refused at once. */
export async function askForCommand<Kind extends LoanApprovalKind>(
  tx: Tx,
  { loanId, definition, payloadOf, event, note, maker }: Asked<Kind>,
  services: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<Result<Reply<typeof holdLoan>, Refusal<'not_found' | 'illegal_transition' | 'approval_pending'>>> {
  const loan = await lockLoan(tx, loanId);
  if (!loan.ok) return loan;
  const moment = await services.clock.business(tx);
  const wanted = eventOf({ event }, moment, services.newId);
  const refused = mayAct(loan.value, { event: wanted, actor: 'checker', today: moment.today });
  if (refused) return refused;
  const { record } = loan.value;
  const payload = payloadOf({ clientId: record.client_id, loanId });
  const asked = await askApproval(tx, definition, { payload, reason: note, maker }, services);
  return asked.ok ? ok(toCommandReply(record, asked.value)) : asked;
}
