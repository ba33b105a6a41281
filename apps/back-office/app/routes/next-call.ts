import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readNextCall } from '../features/collections/collection.server.ts';
import { parseCollectionQuery, queueOf } from '../features/collections/collection-query.ts';
import { requireStaff } from '../platform/sdk.server.ts';

/** Redirects to the next call of a queue, or to the list where there is none. */
export async function loader(args: LoaderFunctionArgs) {
  const queue = queueOf(parseCollectionQuery(new URL(args.request.url).searchParams));
  return redirect(await readNextCall(requireStaff(args), queue));
}
