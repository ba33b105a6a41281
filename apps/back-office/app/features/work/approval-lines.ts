import type { listApprovals, Reply } from '@lender/contract';
import { approvalKindWords } from '../../vocabulary/approval-kind.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { approvalStatusWords } from '../../vocabulary/status/approval-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import { workCopy as copy } from './work.copy.es.ts';

/** Command that waits, or waited, for a second person, in a line. */
export interface ApprovalLine {
  readonly id: string;
  readonly what: string;
  readonly client: string;
  readonly askedBy: string;
  readonly waits: string;
  readonly status: StatusWord;
  /** Person who answered, when, and what they said; empty before. */
  readonly answer: string;
}

type Row = Reply<typeof listApprovals>[number];

export const approvalLine = (row: Row): ApprovalLine => ({
  id: row.id,
  what: approvalKindWords[row.command.kind],
  client: row.clientName ?? '',
  askedBy: row.askedByName,
  waits: waitingWords(row.waitingMinutes),
  status: approvalStatusWords[row.status],
  answer: answerOf(row),
});

function answerOf({ decidedByName, decidedAt, note }: Row): string {
  if (decidedAt === null) return '';
  const moment = formatInstant(decidedAt);
  const answer = decidedByName === null ? moment : copy.answer(decidedByName, moment);
  return note ? copy.noted(answer, note) : answer;
}

/**
 * Sorts approvals: first those that still wait, the longest wait first; then the answered ones, the latest answer
 * first.
 */
export function inOrder(rows: readonly Row[]): readonly Row[] {
  const waits = rows.filter(({ decidedAt }) => decidedAt === null);
  const answered = rows.filter(({ decidedAt }) => decidedAt !== null);
  return [
    ...waits.toSorted((one, other) => one.askedAt.localeCompare(other.askedAt)),
    ...answered.toSorted((one, other) => (other.decidedAt ?? '').localeCompare(one.decidedAt ?? '')),
  ];
}
