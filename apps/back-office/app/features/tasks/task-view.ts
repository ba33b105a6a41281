import { formatPlainDate } from '@lender/calculator';
import type { listTasks, Reply, StaffTaskMatter } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { matchDepositPath } from '../../vocabulary/match-incoming-payment-path.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { paymentMethodLabel } from '../../vocabulary/payment-method-label.ts';
import { payoutCause } from '../../vocabulary/payout-cause.ts';
import { payoutMethodWords } from '../../vocabulary/payout-method.copy.es.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { taskKindWords } from '../../vocabulary/task-kind.copy.es.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import { tasksCopy as copy } from './tasks.copy.es.ts';

interface Fact {
  readonly term: string;
  readonly detail: string;
}

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

const fact = (term: string, detail: string | null | undefined): readonly Fact[] => (detail ? [{ term, detail }] : []);

function factsOf(matter: StaffTaskMatter): readonly Fact[] {
  switch (matter.kind) {
    case 'hold_review':
      return fact(copy.facts.reviewOn, formatPlainDate(matter.facts.reviewOn));
    case 'write_off_proposed':
      return fact(copy.facts.daysLate, String(matter.facts.daysLate));
    case 'hardship_asked':
      return [
        ...fact(copy.facts.cause, copy.hardship[matter.facts.reason]),
        ...fact(copy.facts.daysLate, String(matter.facts.daysLate)),
      ];
    case 'loan_disputed':
    case 'sale_fallen':
      return [];
    case 'cash_payout_due':
    case 'cash_payout_unclaimed':
      return [
        ...fact(copy.facts.brand, payoutMethodWords[matter.facts.brand]),
        ...fact(copy.facts.orderNumber, matter.facts.orderNumber),
        ...fact(copy.facts.collectBy, formatPlainDate(matter.facts.collectBy)),
      ];
    case 'payout_refused':
    case 'payout_returned':
    case 'payout_stuck':
    case 'payout_returned_after_settlement':
      return fact(copy.facts.cause, matter.facts.cause && payoutCause(matter.facts.cause));
    case 'receipt_unmatched':
    case 'reversal_received':
    case 'chargeback':
      return fact(copy.facts.method, matter.facts.cause && paymentMethodLabel(matter.facts.cause));
    case 'identifier_quota_reached':
      return [
        ...fact(copy.facts.colleague, matter.facts.staffName),
        ...fact(copy.facts.seen, copy.seenOn(matter.facts.seen, formatPlainDate(matter.facts.day))),
      ];
    case 'webhook_failed':
      return [
        ...fact(copy.facts.system, matter.facts.name),
        ...fact(copy.facts.cause, matter.facts.isDisabled ? copy.webhook.disabled : copy.webhook.failed),
      ];
    case 'job_failed':
      return [...fact(copy.facts.queue, matter.facts.queue), ...fact(copy.facts.cause, matter.facts.cause)];
    default:
      return fact(copy.facts.cause, matter.facts.cause);
  }
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
