import { APPROVAL_STATUSES, getWork, listApprovals, listCases, type Send } from '@lender/contract';
import type { Permission } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { type CaseRow, caseRow } from '../../vocabulary/case-row.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import { type ApprovalLine, approvalLine, inOrder } from './approval-lines.ts';
import { type DailyPage, dailyPages } from './daily-pages.ts';
import { MINE } from './mine.ts';
import { workCopy as copy } from './work.copy.es.ts';
import { type WorkLine, workLines } from './work-lines.ts';

export interface WorkView {
  readonly goal: string;
  /** Kinds of work that wait, the one due first at the head. */
  readonly lines: readonly WorkLine[];
  readonly daily: readonly DailyPage[];
  /** Cases that the caller holds, by time left; `null` for a role that decides no cases. */
  readonly held: { readonly rows: readonly CaseRow[]; readonly hasMore: boolean } | null;
  /** `null` for a role that decides no requests of others. */
  readonly waiting: readonly ApprovalLine[] | null;
  /** `null` for a role that requests nothing. */
  readonly asked: readonly ApprovalLine[] | null;
}

const shown = 20;
const shownApprovals = 5;

/** Reads what waits for the user, as far as the role allows. */
export async function readWork(call: Call, permissions: readonly Permission[]): Promise<WorkView> {
  const may = (permission: Permission) => permissions.includes(permission);
  const [work, held, waiting, asked] = await Promise.all([
    call(getWork),
    may('case.decide') ? readHeld(call) : null,
    may('approval.decide') ? readApprovals(call, { status: 'open', askedBy: 'others' }) : null,
    may('approval.read') ? readAsked(call) : null,
  ]);
  if (!work.ok) throw unreadable('the work', work.refusal);
  return {
    goal: copy.goal(waitingWords(work.data.decideWithinMinutes)),
    lines: workLines(work.data.lines),
    daily: dailyPages(permissions),
    held,
    waiting,
    asked,
  };
}

async function readHeld(call: Call): Promise<WorkView['held']> {
  const answer = await call(listCases, { query: { queue: 'open', assignee: 'me', sort: 'due', perPage: shown } });
  if (!answer.ok) throw unreadable('the cases that are held', answer.refusal);
  return { rows: answer.data.cases.map((row) => caseRow(row, MINE)), hasMore: answer.data.next !== null };
}

type Query = Send<typeof listApprovals>['query'];

const readApprovals = async (call: Call, query: Query) => (await rowsOf(call, query)).map(approvalLine);

/** Reads requests in every status, since the user also waits for the answered ones. */
async function readAsked(call: Call): Promise<readonly ApprovalLine[]> {
  const rows = await Promise.all(APPROVAL_STATUSES.map((status) => rowsOf(call, { status, askedBy: 'me' })));
  return inOrder(rows.flat()).slice(0, shownApprovals).map(approvalLine);
}

async function rowsOf(call: Call, query: Query) {
  const answer = await call(listApprovals, { query: { ...query, perPage: shownApprovals } });
  if (!answer.ok) throw unreadable('the approvals', answer.refusal);
  return answer.data;
}
