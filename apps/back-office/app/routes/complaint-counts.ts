import type { LoaderFunctionArgs } from '@remix-run/node';
import { complaintsCsv } from '../features/complaints/complaints.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';

/** Sends the complaint counts of a month as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const month = new URL(args.request.url).searchParams.get('mes') ?? '';
  const csv = await complaintsCsv(requireStaff(args), month);
  if (csv === undefined) throw new Response(null, { status: 400 });
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="quejas-${month}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
