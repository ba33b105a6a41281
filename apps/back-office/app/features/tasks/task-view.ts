import type { listTasks, Reply, StaffTaskMatter } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { matchDepositPath } from '../../vocabulary/match-incoming-payment-path.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { taskKindWords } from '../../vocabulary/task-kind.copy.es.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import { type Fact, fact, factsOf } from './task-facts.ts';
import { tasksCopy as copy } from './tasks.copy.es.ts';

/** Task, as the page shows it. */
export interface TaskView {
  readonly id: string;
  readonly title: string;
  /** Time for which it has been waiting, while it is open. */
  readonly waits?: string;
  /** Name of the client whom it is about, and the amount; empty where there is none. */
  readonly client: string;
  readonly amount: string;
  /** What else is known of it. */
  readonly facts: readonly Fact[];
  /** When it began, until when it is due, and how it was closed. */
  readonly moments: readonly Fact[];
  readonly caseHref?: string;
  readonly loanHref?: string;
  /** Link to an unmatched payment, where its loan is searched for. */
  readonly depositHref?: string;
  /** Link to the webhook that does not accept its messages. */
  readonly webhookHref?: string;
  /** Id of the dead job that can be run again. */
  readonly jobId?: string;
}

type TaskRow = Reply<typeof listTasks>[number];

export function taskView(row: TaskRow): TaskView {
  const { id, matter, closedAt, waitingMinutes } = row;
  return {
    id,
    title: taskKindWords[matter.kind],
    ...(closedAt === null && { waits: copy.waits(waitingWords(waitingMinutes)) }),
    client: row.clientName ?? '',
    amount: 'amount' in matter.facts ? formatPesos(matter.facts.amount) : '',
    facts: factsOf(matter),
    moments: moments(row),
    ...linksOf(matter),
    ...depositLink(matter),
  };
}

const moments = ({ openedAt, dueAt, closedAt, closedByName, note }: TaskRow): readonly Fact[] => [
  ...fact(copy.facts.openedAt, formatInstant(openedAt)),
  ...fact(copy.facts.dueAt, dueAt && formatInstant(dueAt)),
  ...fact(copy.facts.closedAt, closedAt && formatInstant(closedAt)),
  ...fact(copy.facts.closedBy, closedAt && (closedByName ?? copy.bySystem)),
  ...fact(copy.facts.note, note),
];

function linksOf({ facts }: StaffTaskMatter): Pick<TaskView, 'caseHref' | 'loanHref' | 'jobId' | 'webhookHref'> {
  if ('queue' in facts) return facts.jobId ? { jobId: facts.jobId } : {};
  if ('staffId' in facts) return {};
  if ('webhookId' in facts) return { webhookHref: screenPath('developers', {}) };
  const { applicationId, loanId } = facts;
  return {
    ...(applicationId && { caseHref: screenPath('case', { id: applicationId }) }),
    ...(loanId && { loanHref: screenPath('loan', { id: loanId }) }),
  };
}

function depositLink(matter: StaffTaskMatter): Pick<TaskView, 'depositHref'> {
  if (matter.kind !== 'receipt_unmatched' || matter.facts.paymentId === undefined) return {};
  return { depositHref: matchDepositPath(matter.facts.paymentId) };
}
