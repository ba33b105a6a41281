import type { ApprovalKind, listApprovals, Reply } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { approvalKindWords } from '../../vocabulary/approval-kind.copy.es.ts';
import { dependenceWords } from '../../vocabulary/dependence-words.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { approvalStatusWords } from '../../vocabulary/status/approval-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import type { ApprovalAnswer } from './answer.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';
import { commandWords, testWords } from './command-words.ts';

interface Fact {
  readonly term: string;
  readonly detail: string;
}

/** Request as it is drawn. */
export interface ApprovalView {
  readonly id: string;
  readonly title: string;
  readonly status: StatusWord;
  /** Time for which it has waited, while it waits. */
  readonly waits?: string;
  readonly facts: readonly Fact[];
  /** Path of the client that it is about. */
  readonly clientHref?: string;
  readonly loanHref?: string;
  readonly legalHref?: string;
  /** Draft, with what it would do as of now. */
  readonly draft?: { readonly href: string; readonly of: 'policy' | 'product' };
  readonly isOwn: boolean;
  /** Reason why the viewer may not approve it although another person asked for it. */
  readonly dependence?: string;
  /** Answers that the viewer may give, if their role decides at all. */
  readonly answers: readonly ApprovalAnswer[];
}

type ApprovalRow = Reply<typeof listApprovals>[number];

export const approvalView = (row: ApprovalRow): ApprovalView => ({
  id: row.id,
  title: approvalKindWords[row.command.kind],
  status: approvalStatusWords[row.status],
  ...(row.status === 'open' && { waits: copy.waits(waitingWords(row.waitingMinutes)) }),
  facts: [
    ...fact(copy.facts.client, row.clientName),
    ...fact(copy.facts.change, commandWords(row.command)),
    ...fact(copy.facts.test, testWords(row.command)),
    ...fact(copy.facts.reason, row.reason),
    ...fact(copy.facts.askedBy, copy.byAt(row.askedByName, formatInstant(row.askedAt))),
    ...fact(copy.facts.decidedBy, decidedWords(row)),
    ...fact(copy.facts.note, row.note),
  ],
  ...linksOf(row.command),
  isOwn: row.isOwn && row.status === 'open',
  ...(row.status === 'open' && row.dependence && { dependence: copy.dependent(dependenceWords(row.dependence)) }),
  answers: answersTo(row),
});

/** A request without a decision expired by itself. */
function decidedWords({ decidedAt, decidedByName }: ApprovalRow): string | null {
  if (decidedAt === null) return null;
  const at = formatInstant(decidedAt);
  return decidedByName === null ? at : copy.byAt(decidedByName, at);
}

const fact = (term: string, detail: string | null): readonly Fact[] => (detail ? [{ term, detail }] : []);

type Links = Pick<ApprovalView, 'clientHref' | 'loanHref' | 'legalHref' | 'draft'>;

function linksOf({ kind, payload }: ApprovalRow['command']): Links {
  return {
    ...('draftId' in payload && { draft: draftOf(kind, payload.draftId) }),
    ...('clientId' in payload && { clientHref: screenPath('client', { id: payload.clientId }) }),
    ...('loanId' in payload && { loanHref: screenPath('loan', { id: payload.loanId }) }),
    ...('legalText' in payload && { legalHref: screenPath('legalText', { kind: payload.legalText }) }),
  };
}

/**
 * Returns the answers that the viewer may give: a person who asked for it may take it back, but not approve it; nor may
 * a person who is not independent of them.
 */
function answersTo({ status, isOwn, dependence }: ApprovalRow): readonly ApprovalAnswer[] {
  if (status !== 'open') return [];
  return isOwn || dependence ? ['reject'] : ['approve', 'reject'];
}

const draftOf = (kind: ApprovalKind, id: string): NonNullable<ApprovalView['draft']> =>
  kind === 'product.publish'
    ? { of: 'product', href: screenPath('productDraft', { id }) }
    : { of: 'policy', href: screenPath('policyDraft', { id }) };
