import { CASE_QUEUES } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { readPageNumber } from '../../shell/page-number.ts';

export type Queue = (typeof CASE_QUEUES)[number];

/** Which page of which queue: all of it stands in the address. */
export interface QueueQuery {
  readonly queue: Queue;
  /** From 1. */
  readonly page: number;
}

const queueName = z.enum(CASE_QUEUES);

/** Reads an address; `undefined` when there is no such queue. A page that makes no sense is the first. */
export function parseQueueQuery(queue: string | undefined, search: URLSearchParams): QueueQuery | undefined {
  const name = queueName.safeParse(queue);
  return name.success ? { queue: name.data, page: readPageNumber(search) } : undefined;
}

/** Where a page of a queue is. */
export const queuePath = ({ queue, page }: QueueQuery): string =>
  page === 1 ? screenPath('queue', { queue }) : `${screenPath('queue', { queue })}?pagina=${page}`;
