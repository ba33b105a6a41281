import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { ShouldRevalidateFunction } from '@remix-run/react';
import { readMoreRows } from '../features/queue/queue.server.ts';
import { parseQueueQuery } from '../features/queue/queue-query.ts';
import { requireStaff } from '../platform/sdk.server.ts';

/** What was loaded once stays; the beginning of the queue is read anew by its page. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** Further rows of a queue, while somebody scrolls. */
export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const query = parseQueueQuery(args.params.queue, new URL(args.request.url).searchParams);
  if (!query) throw new Response(null, { status: 404 });
  return json(await readMoreRows(call, query));
}
