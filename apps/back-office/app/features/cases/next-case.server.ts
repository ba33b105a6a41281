import type { Call } from '@lender/sdk';
import { readQueue } from './queue.server.ts';
import { parseQueueQuery } from './queue-query.ts';

interface Asked {
  /** Path of a queue, with its filters. */
  readonly queue: string;
  /** Id of the case that was just finished. */
  readonly exceptId: string;
}

/** Returns the path of the next case of a queue, with the filters kept; `undefined` where none is left. */
export async function nextCaseOf(call: Call, { queue, exceptId }: Asked): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(queue, 'https://queue.invalid');
  const query = parseQueueQuery(pathname.split('/')[2], searchParams);
  if (!query) return undefined;
  const { page } = await readQueue(call, query);
  return page.rows.find(({ id }) => id !== exceptId)?.href;
}
