import { APPROVAL_STATUSES, listApprovals, listCheckers } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { type PageLink, type PageLinks, pageLinks } from '../../shell/page-links.ts';
import { shownRows } from '../../shell/shown-rows.ts';
import { dependenceWords } from '../../vocabulary/dependence-words.ts';
import { staffRoleWords } from '../../vocabulary/staff-role.copy.es.ts';
import type { ApprovalAnswer } from './answer.ts';
import { approveForm, rejectForm } from './approval-forms.ts';
import { type ApprovalQuery, approvalsPath } from './approval-query.ts';
import { type ApprovalView, approvalView } from './approval-view.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

export interface ApprovalsView extends PageLinks {
  readonly tabs: readonly PageLink[];
  readonly approvals: readonly ApprovalView[];
  /** Which rows of how many are shown; empty where there are none. */
  readonly shown: string;
  /** Number of the last page that has requests, at least 1. */
  readonly lastPage: number;
}

const perPage = 25;

/** Reads one page of requests for a second person, open or decided, in words. */
export async function readApprovals(call: Call, query: ApprovalQuery): Promise<ApprovalsView> {
  const answer = await call(listApprovals, { query: { ...query, perPage } });
  if (!answer.ok) throw unreadable('the approvals', answer.refusal);
  const { data, pagination = { total: data.length, totalPages: 1 } } = answer;
  const { page } = query;
  return {
    tabs: APPROVAL_STATUSES.map((status) => ({
      href: approvalsPath({ status, page: 1 }),
      label: copy.statusTabs[status],
      isCurrent: status === query.status,
    })),
    approvals: data.map(approvalView),
    shown: shownRows({ page, perPage, rows: data.length, total: pagination.total }),
    lastPage: Math.max(1, pagination.totalPages),
    ...pageLinks({ page, totalPages: pagination.totalPages, hrefOf: (to) => approvalsPath({ ...query, page: to }) }),
  };
}

/** Person who may approve the requests of others, in words. */
export interface CheckerRow {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly may: string;
}

/** Reads who may approve the requests of the viewer, and why not where a person may not. */
export async function readCheckers(call: Call): Promise<readonly CheckerRow[]> {
  const answer = await call(listCheckers);
  if (!answer.ok) throw unreadable('who approves', answer.refusal);
  return answer.data.map(({ id, name, role, dependence }) => ({
    id,
    name,
    role: staffRoleWords[role],
    may: dependence ? copy.checkers.no(dependenceWords(dependence)) : copy.checkers.yes,
  }));
}

/** Request and the answer to it. */
export interface Answered {
  readonly id: string;
  readonly answer: ApprovalAnswer;
  /** Address of the list that the viewer came from. */
  readonly back: string;
}

/** Approves or rejects a request as its form says, and leads back to the list, which says what was done. */
export async function answerRequest(
  call: Call,
  { id, answer, back }: Answered,
  data: FormData,
): Promise<Outcome<FormProblem<'why' | 'note'>>> {
  const params = { id };
  const submitted =
    answer === 'approve'
      ? await submitForm(approveForm, data, call, { params })
      : await submitForm(rejectForm, data, call, { params });
  return toOutcome(submitted, withFlash(back, answer === 'approve' ? 'aprobada' : 'rechazada'));
}
