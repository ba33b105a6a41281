import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { ShouldRevalidateFunction } from '@remix-run/react';
import { readMoreRows } from '../features/cases/queue.server.ts';
import { parseQueueQuery } from '../features/cases/queue-query.ts';
import { requireStaff } from '../platform/sdk.server.ts';

/** Keeps the rows that were loaded; the page of the queue reads its beginning again. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** Reads further rows of a queue, while the user scrolls. */
export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const query = parseQueueQuery(args.params.queue, new URL(args.request.url).searchParams);
  if (!query) throw new Response(null, { status: 404 });
  return json(await readMoreRows(call, query));
}
