import { getBanks, listCases } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import type { QueueQuery } from './queue-query.ts';
import { type QueueView, queueView } from './queue-view.ts';

const perPage = 50;

/** One page of a queue, in words. */
export async function readQueue(call: Call, { columns, ...query }: QueueQuery): Promise<QueueView> {
  const answer = await call(listCases, { query: { ...query, perPage } });
  if (!answer.ok) throw unreadable(`the queue ${query.queue}`, answer.refusal);
  return queueView({ ...query, ...(columns && { columns }) }, answer.data);
}

/** The banks that a queue can be narrowed to. */
export async function readBanks(call: Call): Promise<readonly { readonly value: string; readonly label: string }[]> {
  const answer = await call(getBanks);
  return answer.ok ? answer.data.map(({ value, title }) => ({ value, label: title })) : [];
}
