import { formatPlainDate } from '@lender/calculator';
import { listReceipts, type Reply, type SearchHit, searchBackOffice } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { oneLine } from '../../forms/one-line.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { loanStatusWords } from '../../vocabulary/loan-status.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { paymentMethodLabel } from '../../vocabulary/payment-method-label.ts';
import type { StatusWord } from '../../vocabulary/status-word.ts';
import { refundForm, settlementForm } from './deposit-forms.ts';
import { depositsPath } from './deposit-query.ts';
import { depositsCopy as copy } from './deposits.copy.es.ts';

type Receipt = Reply<typeof listReceipts>[number];

/** Money without an owner as it is drawn. */
export interface DepositView {
  readonly id: string;
  readonly receivedOn: string;
  readonly amount: string;
  readonly method: string;
  readonly key: string;
  readonly knownAt: string;
}

/** A loan that somebody searched for, and the way to what the deposit would make of it. */
export interface FoundLoan {
  readonly id: string;
  readonly number: string;
  readonly client: string;
  readonly status: StatusWord | null;
  readonly href: string;
}

export interface FoundLoans {
  readonly text: string;
  readonly loans: readonly FoundLoan[];
  readonly hasMore: boolean;
}

/** All money that waits for an owner, the longest waiting first. */
export async function readDeposits(call: Call): Promise<readonly DepositView[]> {
  const answer = await call(listReceipts);
  if (!answer.ok) throw unreadable('the deposits', answer.refusal);
  return answer.data.map(depositView);
}

const depositView = ({ id, receivedOn, amount, method, trackingKey, knownAt }: Receipt): DepositView => ({
  id,
  receivedOn: formatPlainDate(receivedOn),
  amount: formatPesos(amount),
  method: paymentMethodLabel(method),
  key: trackingKey ?? '',
  knownAt: formatInstant(knownAt),
});

/** The loans that a text finds, each with the page that shows what a deposit would change; nothing where nothing was typed. */
export async function findLoans(
  call: Call,
  { depositId, text }: { readonly depositId: string; readonly text: string },
): Promise<FoundLoans | undefined> {
  const asked = oneLine(text);
  if (asked === '') return undefined;
  const answer = await call(searchBackOffice, { query: { text: asked } });
  if (!answer.ok) throw unreadable('the loans', answer.refusal);
  const loans = answer.data.hits.flatMap((hit) => loanOf(hit, depositId));
  const firstOf = ({ id }: FoundLoan, index: number) => loans.findIndex((other) => other.id === id) === index;
  return { text: asked, loans: loans.filter(firstOf), hasMore: answer.data.hasMore };
}

function loanOf(hit: SearchHit, depositId: string): readonly FoundLoan[] {
  const client = hit.clientName || copy.match.unnamed;
  const found = (id: string, number: string, status: StatusWord | null) => [
    { id, number, client, status, href: effectPath(id, depositId) },
  ];
  if (hit.kind === 'loan') return found(hit.id, hit.number, loanStatusWords[hit.status]);
  if (hit.kind !== 'client' && hit.kind !== 'payment') return [];
  return hit.loanId ? found(hit.loanId, copy.match.newest, null) : [];
}

/** The page of a loan, with the form that gives it a deposit, open at its effect. */
const effectPath = (loanId: string, depositId: string): string =>
  `${screenPath('loan', { id: loanId })}?${new URLSearchParams({ accion: 'receipt.match', receipt: depositId })}`;

const withNews = (news: keyof typeof copy.news): string => `${depositsPath()}?hecho=${news}`;

/** Asks a second person for money to be given back. */
export async function refundFrom(call: Call, id: string, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(refundForm, data, call, { params: { id } });
  if (sent.ok) return leadTo(withNews('pedido'));
  return showRefusal(sent.problem, sent.problem.form ? 409 : 422);
}

/** Books the settlement of a provider, once. */
export async function settleFrom(call: Call, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(settlementForm, data, call);
  if (sent.ok) return leadTo(withNews(sent.value.booked ? 'registrada' : 'repetida'));
  return showRefusal(sent.problem, sent.problem.form ? 409 : 422);
}
