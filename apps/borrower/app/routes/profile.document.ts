import type { LoaderFunctionArgs } from '@remix-run/node';
import { readSignedDocument } from '../features/loan/profile.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { pdfResponse } from '../platform/pdf-response.server.ts';

/** A document that the client signed. */
export async function loader(visit: LoaderFunctionArgs) {
  const document = await readSignedDocument(clientCall(visit), visit.request.url);
  return document ? pdfResponse(document, 'contrato.pdf') : new Response(null, { status: 404 });
}
