import type { LoaderFunctionArgs } from '@remix-run/node';
import { readAgreement } from '../features/loan/extension/extension.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { pdfResponse } from '../platform/pdf-response.server.ts';

/** Returns the agreement of an extension, to be read before the choice. */
export async function loader(visit: LoaderFunctionArgs) {
  const document = await readAgreement(clientCall(visit), visit.request.url);
  if (!document) throw new Response(null, { status: 404 });
  return pdfResponse(document, 'convenio-de-prorroga.pdf');
}
