import { formatPlainDate } from '@lender/calculator';
import { getReceipt, listReceiptMatches, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { loanBadge } from '../../vocabulary/status/loan-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { matchForm, undoForm } from './incoming-payment-forms.ts';
import { incomingPaymentsPath } from './incoming-payment-query.ts';
import { incomingPaymentsCopy as copy } from './incoming-payments.copy.es.ts';

type Receipt = Reply<typeof getReceipt>;

/** Loan that a deposit may be for. */
export interface CandidateRow {
  readonly id: string;
  readonly number: string;
  readonly client: string;
  readonly href: string;
  readonly status: StatusWord;
  readonly owed: string;
  readonly reasons: readonly string[];
}

/** Sender of a deposit, and the loans that it may be for. */
export interface SenderView {
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly candidates: readonly CandidateRow[];
}

/** Match that can still be undone. */
export interface MatchRow {
  readonly id: string;
  readonly receivedOn: string;
  readonly amount: string;
  readonly number: string;
  readonly href: string;
  readonly by: string;
  readonly until: string;
}

/** Reads who sent a deposit; undefined where it no longer waits, or the role may not match it. */
export async function readSender(call: Call, id: string): Promise<SenderView | undefined> {
  const answer = await call(getReceipt, { params: { id } });
  if (answer.ok) return senderView(answer.data);
  if (answer.refusal.code === 'not_found' || answer.refusal.code === 'forbidden') return undefined;
  throw unreadable('the deposit', answer.refusal);
}

function senderView({ payer, bank, lastFour, concept, trackingKey, candidates }: Receipt): SenderView {
  const { match } = copy;
  const fact = (term: string, detail: string | null) => ({ term, detail: detail || match.unknown });
  return {
    facts: [
      fact(match.payer, payer),
      fact(match.account, bank && copy.account(bank, lastFour ?? '')),
      fact(match.concept, concept),
      fact(match.key, trackingKey),
    ],
    candidates: candidates.map(candidateRow),
  };
}

const candidateRow = (candidate: Receipt['candidates'][number]): CandidateRow => ({
  id: candidate.loanId,
  number: candidate.number,
  client: candidate.clientName || copy.match.unnamed,
  href: screenPath('loan', { id: candidate.loanId }),
  status: loanBadge(candidate.status, candidate.daysLate),
  owed: formatPesos(candidate.owed),
  reasons: candidate.reasons.map(({ kind, on }) =>
    copy.candidates.reasons[kind](on === null ? '' : formatPlainDate(on)),
  ),
});

/** Reads the matches that can still be undone, the newest first. */
export async function readMatches(call: Call): Promise<readonly MatchRow[]> {
  const answer = await call(listReceiptMatches);
  if (!answer.ok) throw unreadable('the matches of deposits', answer.refusal);
  return answer.data.map(({ id, receivedOn, amount, number, loanId, byName, until }) => ({
    ...{ id, number, by: byName },
    receivedOn: formatPlainDate(receivedOn),
    amount: formatPesos(amount),
    href: screenPath('loan', { id: loanId }),
    until: formatInstant(until),
  }));
}

/** Problem of one of the two forms that stand beside those of an open panel. */
export interface MatchProblem extends FormProblem {
  readonly of: 'choose' | 'undo';
}

/** Books a deposit to the loan that was chosen. */
export const matchFrom = async (call: Call, id: string, data: FormData): Promise<Outcome<MatchProblem>> =>
  outcomeOf(await submitForm(matchForm, data, call, { params: { id } }), 'choose', 'asignado');

/** Takes back the match of a deposit. */
export const undoFrom = async (call: Call, id: string, data: FormData): Promise<Outcome<MatchProblem>> =>
  outcomeOf(await submitForm(undoForm, data, call, { params: { id } }), 'undo', 'deshecho');

const outcomeOf = (
  sent: { readonly ok: true } | { readonly ok: false; readonly problem: FormProblem },
  of: MatchProblem['of'],
  done: string,
): Outcome<MatchProblem> =>
  toOutcome(sent.ok ? sent : { ok: false, problem: { ...sent.problem, of } }, withFlash(incomingPaymentsPath(), done));
