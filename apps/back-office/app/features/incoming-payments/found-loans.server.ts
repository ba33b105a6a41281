import { type SearchHit, searchBackOffice } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { oneLine } from '../../forms/one-line.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { loanStatusWords } from '../../vocabulary/status/loan-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { incomingPaymentsCopy as copy } from './incoming-payments.copy.es.ts';

/** Loan that was found by a search, and the link to the effect that the deposit would have on it. */
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
  /** True when the viewer has used up the identifiers that they may see in a day. */
  readonly isQuotaUsed?: true;
}

/** Finds loans by a text, each with the page that shows the effect of a deposit; none when nothing was typed. */
export async function findLoans(
  call: Call,
  { depositId, text }: { readonly depositId: string; readonly text: string },
): Promise<FoundLoans | undefined> {
  const asked = oneLine(text);
  if (asked === '') return undefined;
  const answer = await call(searchBackOffice, { query: { text: asked } });
  if (!answer.ok && answer.refusal.code === 'identifier_quota_used')
    return { text: asked, loans: [], hasMore: false, isQuotaUsed: true };
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

/** Returns the page of a loan, with the form that gives it a deposit open at its effect. */
const effectPath = (loanId: string, depositId: string): string =>
  `${screenPath('loan', { id: loanId })}?${new URLSearchParams({ accion: 'receipt.match', receipt: depositId })}`;
