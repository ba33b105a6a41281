import type { LoaderFunctionArgs } from '@remix-run/node';
import { downloadFile } from '../features/exports/exports.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';

/** Sends a requested file: always saved, never cached. The audit records each download. */
export async function loader(args: LoaderFunctionArgs) {
  const file = await downloadFile(requireStaff(args), uuidParam(args.params.id));
  if (!file) throw new Response(null, { status: 404 });
  return new Response(file.bytes, { headers: { ...file.headers, 'cache-control': 'no-store' } });
}
