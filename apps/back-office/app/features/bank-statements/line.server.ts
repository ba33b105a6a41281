import { formatPlainDate } from '@lender/calculator';
import { getBankLine } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { LINE_FORMS as forms, type LineIntent } from './line-forms.ts';
import { whatOf } from './statement-view.ts';
import { statementsCopy as copy } from './statements.copy.es.ts';

/** Entry in the books that may match a line. */
export interface CandidateRow {
  readonly ref: string;
  readonly kind: string;
  readonly name: string;
  readonly date: string;
}

/** Line as its page shows it. */
export interface LineView {
  readonly id: string;
  readonly title: string;
  readonly state: StatusWord;
  readonly what: string;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly candidates: readonly CandidateRow[];
  readonly isWaiting: boolean;
  /** True when the bank account has more by it. */
  readonly isCredit: boolean;
}

/** Reads one line with its possible matches; undefined when there is none. */
export async function readLine(call: Call, id: string): Promise<LineView | undefined> {
  const answer = await call(getBankLine, { params: { id } });
  if (!answer.ok && answer.refusal.code === 'not_found') return undefined;
  if (!answer.ok) throw unreadable('a line of a statement', answer.refusal);
  const line = answer.data;
  const { one } = copy;
  const fact = (term: string, detail: string | null) => ({ term, detail: detail || one.none });
  return {
    id,
    title: one.title(formatPesos(line.amount), formatPlainDate(line.date)),
    state: copy.states[line.state],
    what: whatOf(line),
    facts: [
      fact(one.description, line.description),
      fact(copy.columns.reference, line.reference),
      fact(copy.columns.key, line.trackingKey),
      fact(one.balance, formatPesos(line.balance)),
      fact(one.statement, one.place(line.statement, line.lineNumber)),
      ...(line.note === null ? [] : [fact(one.note, line.note)]),
    ],
    candidates: line.candidates.map(({ ref, kind, name, date }) => ({
      ref,
      kind: copy.kinds[kind],
      name,
      date: formatPlainDate(date),
    })),
    isWaiting: line.state === 'exception',
    isCredit: line.amount > 0,
  };
}

/** Stores what a line is, and returns to its page, which confirms it. */
export async function resolveLine(
  call: Call,
  { id, intent }: { readonly id: string; readonly intent: LineIntent },
  data: FormData,
): Promise<Outcome<FormProblem>> {
  const params = { params: { id } };
  const sent = await {
    candidate: () => submitForm(forms.candidate, data, call, params),
    settlement: () => submitForm(forms.settlement, data, call, params),
    loan: () => submitForm(forms.loan, data, call, params),
    bank_fee: () => submitForm(forms.bank_fee, data, call, params),
    bank_interest: () => submitForm(forms.bank_interest, data, call, params),
    capital: () => submitForm(forms.capital, data, call),
    suspense: () => submitForm(forms.suspense, data, call, params),
    aside: () => submitForm(forms.aside, data, call, params),
  }[intent]();
  return toOutcome(sent, withFlash(screenPath('statementLine', { id }), intent));
}
