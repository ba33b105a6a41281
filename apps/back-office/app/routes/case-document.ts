import { getCaseDocument } from '@lender/contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { documentMime } from '../features/review/photo/document-bytes.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { unreadable } from '../platform/unreadable.ts';
import { uuidParam } from '../platform/uuid-param.ts';

/**
 * Sends the bytes of a case's document: requested with the session, and not cached. Only an image is shown, unless it
 * is to be saved; a PDF is downloaded, so that nothing in it runs on this site. The audit records both.
 */
export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const params = { id: uuidParam(args.params.id), documentId: uuidParam(args.params.documentId) };
  const answer = await call(getCaseDocument, { params });
  if (!answer.ok && answer.refusal.code === 'forbidden') throw unreadable('the document', answer.refusal);
  const mime = answer.ok && documentMime(answer.data);
  if (!answer.ok || !mime) throw new Response(null, { status: 404 });
  const isAsked = new URL(args.request.url).searchParams.has('descargar');
  const isSaved = isAsked || mime === 'application/pdf';
  const disposition = isSaved ? `attachment; filename="documento.${mime.split('/')[1]}"` : 'inline';
  return new Response(new Uint8Array(answer.data), {
    headers: { 'content-type': mime, 'cache-control': 'no-store', 'content-disposition': disposition },
  });
}
