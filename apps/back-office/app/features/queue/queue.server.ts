import { listCases } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import type { QueueQuery } from './queue-query.ts';
import { type QueueRow, queuePages, queueRow, queueTabs } from './queue-view.ts';

export interface QueueView extends PageLinks {
  readonly tabs: readonly PageLink[];
  readonly rows: readonly QueueRow[];
  /** Applications in the whole queue. */
  readonly total: number;
  /** The last page that has rows, at least 1. */
  readonly lastPage: number;
}

const perPage = 25;

/** One page of a queue, in words. */
export async function readQueue(call: Call, query: QueueQuery): Promise<QueueView> {
  const answer = await call(listCases, { query: { ...query, perPage } });
  if (!answer.ok) throw unreadable(`the queue ${query.queue}`, answer.refusal);
  const { data, pagination = { total: data.length, totalPages: 1 } } = answer;
  return {
    tabs: queueTabs(query.queue),
    rows: data.map(queueRow),
    total: pagination.total,
    lastPage: Math.max(1, pagination.totalPages),
    ...queuePages(query, pagination),
  };
}
