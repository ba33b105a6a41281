import { getBankBalance } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { balanceCopy as copy } from './balance.copy.es.ts';
import { type BalanceView, balanceSentence, balanceView } from './balance-view.ts';
import { openingForm } from './line-forms.ts';
import { statementsPath } from './statement-query.ts';

/** Reads the balance of the bank beside that of the books, and what explains the difference. */
export async function readBalance(call: Call): Promise<BalanceView> {
  const answer = await call(getBankBalance);
  if (!answer.ok) throw unreadable('the balance of the bank', answer.refusal);
  return balanceView(answer.data);
}

/** Reads in one sentence whether bank and books agree; undefined where the role may not read it. */
export async function findBalanceSentence(call: Call): Promise<string | undefined> {
  const answer = await call(getBankBalance);
  if (answer.ok) return balanceSentence(answer.data, copy.unevenElsewhere);
  if (answer.refusal.code === 'forbidden') return undefined;
  throw unreadable('the balance of the bank', answer.refusal);
}

/** Asks a second person to book the first balance of an account. */
export async function askOpening(
  call: Call,
  data: FormData,
): Promise<Outcome<FormProblem & { readonly of: 'opening' }>> {
  const sent = await submitForm(openingForm, data, call);
  const outcome = sent.ok ? sent : { ok: false as const, problem: { ...sent.problem, of: 'opening' as const } };
  return toOutcome(outcome, withFlash(statementsPath(), 'saldo'));
}
