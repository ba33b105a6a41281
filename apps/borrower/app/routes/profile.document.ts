import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readPaperFile } from '../features/documents/document-file.server.ts';
import { missingPaperPath } from '../features/documents/document-path.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { pdfResponse } from '../platform/pdf-response.server.ts';

/** Returns a document of the client as a PDF. Where there is none, the page of all documents says so. */
export async function loader(visit: LoaderFunctionArgs) {
  const file = await readPaperFile(clientCall(visit), visit.request.url);
  return file ? pdfResponse(file.bytes, file.name) : redirect(missingPaperPath);
}
