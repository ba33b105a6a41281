import { CASE_QUEUES, type listCases, type Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Pagination } from '@lender/sdk';
import { screenPath } from '../../screens.ts';
import { type PageLink, type PageLinks, pageLinks } from '../../shell/page-links.ts';
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

/** The queues, the current one marked. */
export const queueTabs = (current: Queue): readonly PageLink[] =>
  CASE_QUEUES.map((queue) => ({
    href: queuePath({ queue, page: 1 }),
    label: copy.queues[queue],
    isCurrent: queue === current,
  }));

/** The ways to the pages of a queue. */
export const queuePages = ({ queue, page }: QueueQuery, { totalPages }: Pick<Pagination, 'totalPages'>): PageLinks =>
  pageLinks({ page, totalPages, hrefOf: (to) => queuePath({ queue, page: to }) });
