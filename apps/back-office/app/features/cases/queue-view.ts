import { CASE_QUEUES, type listCases, type Reply } from '@lender/contract';
import type { ColumnSort } from '@lender/ui';
import type { PageLink } from '../../shell/page-links.ts';
import { caseRow } from '../../vocabulary/case-row.ts';
import { queueCopy as copy } from './queue.copy.es.ts';
import type { QueueColumn } from './queue-columns.ts';
import { type Queue, type QueueQuery, queuePath, queueRowsPath } from './queue-query.ts';
import type { LoadedRows } from './row-pages.ts';

export interface QueueView {
  readonly tabs: readonly PageLink[];
  /** Rows, and the address of those that follow. */
  readonly page: LoadedRows;
  /** Number of cases in all, in words. */
  readonly count: string;
  /** Number of cases in all; -1 where it is an estimate. */
  readonly total: number;
  readonly firstHref?: string;
  readonly previousHref?: string;
  readonly nextHref?: string;
  /** Address without filters, if any is set. */
  readonly clearHref?: string;
}

/** Returns a page of a queue, as the page shows it. */
export function queueView(
  query: QueueQuery,
  { cases, next, previous, total, isEstimate }: Reply<typeof listCases>,
): QueueView {
  const { cursor, ...first } = query;
  const { queue, columns, sort, order, ...filters } = first;
  return {
    tabs: queueTabs(queue),
    page: {
      rows: cases.map((row) => caseRow(row, queuePath(query))),
      ...(next && { moreHref: queueRowsPath({ ...first, cursor: next }) }),
    },
    count: isEstimate ? copy.about(total) : copy.count(total),
    total: isEstimate ? -1 : total,
    ...(cursor && { firstHref: queuePath(first) }),
    ...(previous && { previousHref: queuePath({ ...first, cursor: previous }) }),
    ...(next && { nextHref: queuePath({ ...first, cursor: next }) }),
    ...(Object.keys(filters).length > 0 && {
      clearHref: queuePath({ queue, ...(sort && { sort }), ...(order && { order }), ...(columns && { columns }) }),
    }),
  };
}

/** Links to the queues, the current one marked. */
export const queueTabs = (current: Queue): readonly PageLink[] =>
  CASE_QUEUES.map((queue) => ({
    href: queuePath({ queue }),
    label: copy.queues[queue],
    isCurrent: queue === current,
  }));

const SORTED: Partial<Readonly<Record<QueueColumn, NonNullable<QueueQuery['sort']>>>> = {
  due: 'due',
  asked: 'age',
  amount: 'amount',
};

/** Returns the link that sorts a queue by a column, or reverses the order; undefined for an unsortable column. */
export function sortOf(column: QueueColumn, { cursor: _, ...query }: QueueQuery): ColumnSort | undefined {
  const sort = SORTED[column];
  if (!sort) return undefined;
  const isCurrent = (query.sort ?? 'due') === sort;
  const usual = query.queue === 'all' ? 'descending' : 'ascending';
  const direction = isCurrent ? (query.order ?? usual) : 'none';
  const order = direction === 'ascending' ? 'descending' : 'ascending';
  return { direction, href: queuePath({ ...query, sort, order }) };
}
