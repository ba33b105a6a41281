import { CASE_QUEUES, type listCases, type Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Pagination } from '@lender/sdk';
import { screenPath } from '../../screens.ts';
import { applicationStatusWords } from '../../vocabulary/application-status.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { reasonLabel } from '../../vocabulary/reason.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status-word.ts';
import { waitingWords } from '../../vocabulary/waiting.ts';
import { queueCopy as copy } from './queue.copy.es.ts';
import { type Queue, type QueueQuery, queuePath } from './queue-query.ts';

/** A row of a queue, as it is drawn. */
export interface QueueRow {
  readonly id: string;
  readonly href: string;
  readonly client: string;
  readonly reference: string;
  readonly phone: string;
  readonly amount: string;
  readonly status: StatusWord;
  readonly reasons: string;
  readonly waiting: { readonly words: string; readonly instant: string; readonly exact: string };
}

type CaseRow = Reply<typeof listCases>[number];

export const queueRow = (row: CaseRow): QueueRow => ({
  id: row.id,
  href: screenPath('case', { id: row.id }),
  client: row.clientName || copy.unnamed,
  reference: row.hashedId,
  phone: `••••\u00a0${row.phoneLastFour}`,
  amount: formatPesos(row.desiredLoanAmount),
  status: applicationStatusWords[row.status],
  reasons: row.reasons.map(reasonLabel).join(', '),
  waiting: {
    words: waitingWords(row.waitingMinutes),
    instant: row.waitingSince,
    exact: formatInstant(row.waitingSince),
  },
});

export interface PageLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent?: boolean;
}

export interface QueuePages {
  readonly pages: readonly PageLink[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** The queues, the current one marked. */
export const queueTabs = (current: Queue): readonly PageLink[] =>
  CASE_QUEUES.map((queue) => ({
    href: queuePath({ queue, page: 1 }),
    label: copy.queues[queue],
    isCurrent: queue === current,
  }));

const around = 2;

/** Links to the first page, the last, and those near the current one; none when one page holds everything. */
export function queuePages({ queue, page }: QueueQuery, { totalPages }: Pick<Pagination, 'totalPages'>): QueuePages {
  if (totalPages <= 1) return { pages: [] };
  const linkTo = (to: number, label = String(to)) => ({ href: queuePath({ queue, page: to }), label });
  const near = Array.from({ length: 2 * around + 1 }, (_, index) => page - around + index);
  const shown = [1, ...near, totalPages].filter((number) => number >= 1 && number <= totalPages);
  return {
    pages: [...new Set(shown)].map((number) => ({ ...linkTo(number), isCurrent: number === page })),
    ...(page > 1 && { previous: linkTo(page - 1, copy.pages.previous) }),
    ...(page < totalPages && { next: linkTo(page + 1, copy.pages.next) }),
  };
}
