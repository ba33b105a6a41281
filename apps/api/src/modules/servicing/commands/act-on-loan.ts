import type { LoanEvent } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { recordHistory } from '../../history/index.ts';
import { type LoanRecord, loanOfKey, recordLoanEvent, type ServicedLoan } from '../../loans/index.ts';
import { followMoney } from '../../payments/index.ts';
import type { LoanAct } from './loan-act.ts';
import { mayAct } from './may-act.policy.ts';

/** Builds the event that a command appends to a loan, dated now by the business clock. */
export const eventOf = (
  { event }: Pick<LoanAct, 'event'>,
  { now, today }: BusinessMoment,
  newId: () => string,
): LoanEvent => ({
  ...event,
  id: `${event.kind}:${newId()}`,
  valueDate: today,
  at: now.toISOString(),
});

/**
 * Does what staff decided about a loan whose client is locked, if its status permits it; returns the loan and the
 * event.
 */
export async function actOnLoan(
  tx: Tx,
  { loan, act }: { readonly loan: ServicedLoan; readonly act: LoanAct },
  services: Services,
): Promise<Result<{ readonly record: LoanRecord; readonly event: LoanEvent }, Refusal<'illegal_transition'>>> {
  const moment = await services.clock.business(tx);
  const event = eventOf(act, moment, services.newId);
  const refused = mayAct(loan, { event, actor: act.actor, today: moment.today });
  if (refused) return refused;
  const { client_id: clientId, application_id: applicationId } = loan.record;
  // A waiver that leaves nothing owed makes the loan paid, and only the server may make that transition.
  const actor = event.kind === 'waiver' ? 'server' : act.actor;
  const { position } = await recordLoanEvent(tx, { loan: loan.record, event, actor, by: act.by }, services);
  await followMoney(tx, { loan: loan.record, position }, services);
  const facts = { command: act.command, note: act.note };
  await recordHistory(tx, services, { clientId, applicationId, actor: act.by, event: { name: 'loan.command', facts } });
  return ok({ record: await loanOfKey(tx, loan.record), event });
}
