import { downloadExport } from '@lender/contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';
import { unreadable } from '../platform/unreadable.ts';
import { uuidParam } from '../platform/uuid-param.ts';

/** A file that was asked for: always saved, kept by no cache. The audit has each download. */
export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const answer = await call(downloadExport, { params: { id: uuidParam(args.params.id) } });
  if (!answer.ok) {
    if (answer.refusal.code === 'not_found') throw new Response(null, { status: 404 });
    throw unreadable('the file', answer.refusal);
  }
  const bytes = new Uint8Array(answer.data);
  const [type, name] = isArchive(bytes)
    ? ['application/zip', 'paquete-regulatorio.zip']
    : ['text/csv; charset=utf-8', 'exportacion.csv'];
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

/** Archives begin with the initials of who made the first one. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;
