import { askWithdrawal, takeBackWithdrawal } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { doneAt } from '../../../forms/done-in.ts';
import { dayWithWeekday } from '../../../price/day-with-weekday.ts';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { readLoan } from '../asked-loan.server.ts';
import { loanState } from '../loan-state.ts';
import { payQuery } from '../pay/pay-address.ts';
import { KEEPS_LOAN } from './withdrawal.ts';

/** Reads whether the contract can be cancelled, until when, and the amount to give back. */
export async function readWithdrawal(call: Call, url: string) {
  const loan = await readLoan(call, url);
  if (!loan) return leadTo('/profile/no-loan');
  const { state, amount, until, refund } = loan.withdrawal;
  return showPage({
    loanId: loan.id,
    state,
    terms:
      amount === null || until === null || refund === null
        ? null
        : { amount: formatPesos(amount), day: dayWithWeekday(until), refund: formatPesos(refund) },
    isPaid: loanState(loan) === 'paid',
    payoff: formatPesos(loan.payoffToday),
    formKey: crypto.randomUUID(),
  });
}

/**
 * Asks for the cancellation and leads to the ways to give the money back, or undoes that. Where the money is back
 * already, the request cancels the contract.
 */
export async function answerWithdrawal(call: Call, url: string, form: FormData): Promise<Outcome<WithdrawalProblem>> {
  const loan = await readLoan(call, url);
  if (!loan) return leadTo('/profile/no-loan');
  const query = { loanId: loan.id };
  if (form.has(KEEPS_LOAN)) {
    const kept = await call(takeBackWithdrawal, { query });
    return kept.ok ? leadTo(doneAt(loanPath('loan', loan.id), 'kept')) : showRefusal({ refused: kept.refusal.code });
  }
  const asked = await retryWhileInFlight(() => call(askWithdrawal, { query }, formKeyOf(form)));
  if (!asked.ok) return showRefusal({ refused: asked.refusal.code });
  if (asked.data.state === 'closed') return leadTo(doneAt('/profile/no-loan', 'cancelled'));
  return leadTo(loanPath('pay', loan.id, payQuery({ purpose: 'devolucion', method: 'transferencia' })));
}

/** Reason why the action was refused. */
export interface WithdrawalProblem {
  readonly refused: string;
}
