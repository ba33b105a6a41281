import { getCaseDocument } from '@lender/contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { photoMime } from '../features/case/document-bytes.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';

/** The bytes of a photo of a case: asked for with the session, kept by no cache, never as anything but an image. */
export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const params = { id: uuidParam(args.params.id), documentId: uuidParam(args.params.documentId) };
  const answer = await call(getCaseDocument, { params });
  const mime = answer.ok && photoMime(answer.data);
  if (!answer.ok || !mime) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(answer.data), {
    headers: { 'content-type': mime, 'cache-control': 'no-store', 'content-disposition': 'inline' },
  });
}
