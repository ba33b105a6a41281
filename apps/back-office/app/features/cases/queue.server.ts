import { getBanks, listCases } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { type QueueQuery, queueRowsPath } from './queue-query.ts';
import { type QueueView, queueView } from './queue-view.ts';
import type { RowPage } from './row-pages.ts';

/** Number of rows per page without a script. */
const perRead = 50;
/** Number of rows loaded at a time while the user scrolls. */
const perScroll = 200;

/** Reads further rows of a queue. */
export async function readMoreRows(call: Call, query: QueueQuery): Promise<RowPage> {
  const { page } = await readQueue(call, query, perScroll);
  return { ...page, askedHref: queueRowsPath(query) };
}

/** Reads one page of a queue, in words. */
export async function readQueue(call: Call, { columns, ...query }: QueueQuery, perPage = perRead): Promise<QueueView> {
  const answer = await call(listCases, { query: { ...query, perPage } });
  if (!answer.ok) throw unreadable(`the queue ${query.queue}`, answer.refusal);
  return queueView({ ...query, ...(columns && { columns }) }, answer.data);
}

/** Reads the banks by which a queue can be filtered. */
export async function readBanks(call: Call): Promise<readonly { readonly value: string; readonly label: string }[]> {
  const answer = await call(getBanks);
  return answer.ok ? answer.data.map(({ value, title }) => ({ value, label: title })) : [];
}
