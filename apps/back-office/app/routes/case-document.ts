import { getCaseDocument } from '@lender/contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { documentMime } from '../features/case/document-bytes.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { unreadable } from '../platform/unreadable.ts';
import { uuidParam } from '../platform/uuid-param.ts';

/**
 * The bytes of a document of a case: asked for with the session, kept by no cache. Only an image is shown; a PDF is
 * downloaded, so that nothing in it runs on this site.
 */
export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const params = { id: uuidParam(args.params.id), documentId: uuidParam(args.params.documentId) };
  const answer = await call(getCaseDocument, { params });
  if (!answer.ok && answer.refusal.code === 'forbidden') throw unreadable('the document', answer.refusal);
  const mime = answer.ok && documentMime(answer.data);
  if (!answer.ok || !mime) throw new Response(null, { status: 404 });
  const disposition = mime === 'application/pdf' ? 'attachment; filename="documento.pdf"' : 'inline';
  return new Response(new Uint8Array(answer.data), {
    headers: { 'content-type': mime, 'cache-control': 'no-store', 'content-disposition': disposition },
  });
}
