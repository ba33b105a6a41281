import { screenPath } from '../../../screens.ts';
import { parseQueueQuery, type QueueQuery, queuePath } from '../queue-query.ts';

const before = screenPath('queue', { queue: '' });

/**
 * Returns the part of a queue's address that a view keeps: its filters, its order and its columns, but not how far the
 * user had scrolled.
 */
export const addressOf = ({ cursor: _, ...query }: QueueQuery): string => queuePath(query).slice(before.length);

interface Read {
  /** Selection, as far as it is understood; absent where the queue no longer exists. */
  readonly query?: QueueQuery;
  /** True when everything that was kept is understood. */
  readonly isWhole: boolean;
}

/**
 * Reads what was kept, maybe by an older version of these pages.
 *
 * @example
 * readAddress('manual?estado=14') // → { query: { queue: 'manual', status: 14 }, isWhole: true }
 */
export function readAddress(address: string): Read {
  const [queue, search = ''] = address.split('?', 2);
  const query = parseQueueQuery(queue, new URLSearchParams(search));
  return query ? { query, isWhole: sorted(address) === sorted(addressOf(query)) } : { isWhole: false };
}

/** Sorts the parameters: their order means nothing. */
function sorted(address: string): string {
  const [queue = '', search = ''] = address.split('?', 2);
  return [queue, ...[...new URLSearchParams(search)].map((pair) => pair.join('=')).toSorted()].join('&');
}
