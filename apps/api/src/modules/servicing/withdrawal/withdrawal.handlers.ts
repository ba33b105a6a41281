import { askWithdrawal, takeBackWithdrawal } from '@lender/contract';
import { type LoanEvent, withdrawalOffer } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { chosenLoan, loanOfKey, readLoan, recordLoanEvent, type ServicedLoan } from '../../loans/index.ts';
import { followMoney } from '../../payments/index.ts';
import { toWithdrawalReply } from './to-withdrawal-reply.ts';

/** A second request while one is open changes nothing. */
export const askWithdrawalHandler = implement(askWithdrawal, async ({ query }, { caller, tx, services }) => {
  const found = await lockLoan(tx, { clientId: caller.clientId, loanId: query.loanId });
  if (!found.ok) return found;
  const loan = found.value;
  const { now, today } = await services.clock.business(tx);
  if (loan.positionOn(today).isOnHold) return refuse('withdrawal_refused', { facts: { reason: 'loan_on_hold' } });
  const offer = withdrawalOffer(loan.terms, loan.events, today);
  if (!offer.ok) return refuse('withdrawal_refused', { facts: { reason: offer.problem.code } });
  const { isAsked, until } = offer.value;
  if (isAsked) return ok(toWithdrawalReply(loan, today));
  const when = { valueDate: today, at: now.toISOString() };
  return ok(
    await record(tx, loan, { ...when, id: `withdrawal:${services.newId()}`, kind: 'withdrawal', until }, services),
  );
});

/** A withdrawal that is taken back counts as never asked for: until the money is back it changed nothing. */
export const takeBackWithdrawalHandler = implement(takeBackWithdrawal, async ({ query }, { caller, tx, services }) => {
  const found = await lockLoan(tx, { clientId: caller.clientId, loanId: query.loanId });
  if (!found.ok) return found;
  const loan = found.value;
  const { now, today } = await services.clock.business(tx);
  const corrected = new Set(loan.events.flatMap((event) => (event.kind === 'correction' ? [event.of] : [])));
  const asked = loan.events.findLast(({ kind, id }) => kind === 'withdrawal' && !corrected.has(id));
  if (!asked || !loan.positionOn(today).withdrawal)
    return refuse('withdrawal_refused', { facts: { reason: 'withdrawal_not_asked' } });
  const when = { valueDate: today, at: now.toISOString() };
  const event = { ...when, id: `correction:${asked.id}`, kind: 'correction', of: asked.id } as const;
  return ok(await record(tx, loan, event, services));
});

async function lockLoan(
  tx: Tx,
  wanted: { readonly clientId: string; readonly loanId: string | undefined },
): Promise<Result<ServicedLoan, Refusal<'no_active_loan'>>> {
  await lockClient(tx, wanted.clientId);
  const loan = await chosenLoan(tx, wanted);
  return loan ? ok(await readLoan(tx, loan)) : refuse('no_active_loan');
}

async function record(tx: Tx, { record: loan }: ServicedLoan, event: LoanEvent, services: Services) {
  const { position } = await recordLoanEvent(tx, { loan, event, by: 'client' }, services);
  await followMoney(tx, { loan, position }, services);
  return toWithdrawalReply(await readLoan(tx, await loanOfKey(tx, loan)), event.valueDate);
}
