import type { ApprovalKind, listApprovals, Reply } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { approvalKindWords } from '../../vocabulary/approval-kind.copy.es.ts';
import { dependenceWords } from '../../vocabulary/dependence-words.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { approvalStatusWords } from '../../vocabulary/status/approval-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import type { ApprovalAnswer } from './answer.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';
import { commandWords, testWords } from './command-words.ts';

/** Request as it is drawn. */
export interface ApprovalView {
  readonly id: string;
  readonly title: string;
  readonly status: StatusWord;
  /** Time for which it has waited, while it waits. */
  readonly waits?: string;
  /** Client whom it is about; empty where it is about none. */
  readonly client: string;
  /** What it would change, line by line, and what a test of it showed. */
  readonly changes: readonly string[];
  /** What is owed today of the loan that it is about, and how late that is. */
  readonly owed?: string;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: string;
  /** Person who decided it and when, and their note; empty while it waits. */
  readonly decided: string;
  readonly note: string;
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
  client: row.clientName ?? '',
  changes: [commandWords(row.command), testWords(row.command)].filter((words) => words !== null),
  ...(row.loan && { owed: owedWords(row.loan) }),
  reason: row.reason,
  askedBy: row.askedByName,
  askedAt: formatInstant(row.askedAt),
  decided: decidedWords(row),
  note: row.note ?? '',
  ...linksOf(row.command),
  isOwn: row.isOwn && row.status === 'open',
  ...(row.status === 'open' && row.dependence && { dependence: copy.dependent(dependenceWords(row.dependence)) }),
  answers: answersTo(row),
});

/** A request without a decision expired by itself. */
function decidedWords({ decidedAt, decidedByName }: ApprovalRow): string {
  if (decidedAt === null) return '';
  const at = formatInstant(decidedAt);
  return decidedByName === null ? at : copy.byAt(decidedByName, at);
}

const owedWords = ({ hashedId, outstanding, daysLate }: NonNullable<ApprovalRow['loan']>): string =>
  copy.owed(hashedId, formatPesos(outstanding), daysLate);

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
