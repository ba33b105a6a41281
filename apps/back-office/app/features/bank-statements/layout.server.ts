import { listStatementLayouts } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { type LAYOUT_COLUMNS, layoutForm } from './layout-columns.ts';
import { statementsPath } from './statement-query.ts';

/** Names of the columns of a bank, as the form begins with them. */
export type LayoutTexts = Readonly<Record<'account' | (typeof LAYOUT_COLUMNS)[number], string>>;

/** Reads the saved columns of an account; all are empty where none are saved. */
export async function readLayout(call: Call, account: string): Promise<LayoutTexts> {
  const answer = await call(listStatementLayouts);
  if (!answer.ok) throw unreadable('the columns of banks', answer.refusal);
  const saved = answer.data.find((layout) => layout.account === account)?.columns;
  const { date = '', description = '', reference = '', trackingKey = '' } = saved ?? {};
  const { amount = '', charge = '', credit = '', balance = '' } = saved ?? {};
  return { account, date, description, reference, trackingKey, amount, charge, credit, balance };
}

/** Saves the columns of the files of an account. */
export async function saveLayout(
  call: Call,
  data: FormData,
): Promise<Outcome<FormProblem & { readonly of: 'layout' }>> {
  const sent = await submitForm(layoutForm, data, call);
  const outcome = sent.ok ? sent : { ok: false as const, problem: { ...sent.problem, of: 'layout' as const } };
  return toOutcome(outcome, withFlash(statementsPath(), 'columnas'));
}
