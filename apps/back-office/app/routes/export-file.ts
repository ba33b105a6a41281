import { downloadExport } from '@lender/contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';
import { unreadable } from '../platform/unreadable.ts';
import { uuidParam } from '../platform/uuid-param.ts';

/** Sends a requested file: always saved, never cached. The audit records each download. */
export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const answer = await call(downloadExport, { params: { id: uuidParam(args.params.id) } });
  if (!answer.ok) {
    if (answer.refusal.code === 'not_found') throw new Response(null, { status: 404 });
    throw unreadable('the file', answer.refusal);
  }
  const bytes = new Uint8Array(answer.data);
  const { type, name } = kindOf(bytes);
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

/**
 * Returns the kind of a file by its first bytes: a ZIP archive begins with the initials of the inventor of its format,
 * a PDF with the name of its format.
 */
function kindOf(bytes: Uint8Array): { readonly type: string; readonly name: string } {
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  if (beginning.startsWith('PK')) return { type: 'application/zip', name: 'paquete-regulatorio.zip' };
  if (beginning === '%PDF') return { type: 'application/pdf', name: 'exportacion.pdf' };
  return { type: 'text/csv; charset=utf-8', name: 'exportacion.csv' };
}
