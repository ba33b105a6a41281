import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readPublicDocument } from '../features/information/public-document.server.ts';
import { missingDocumentPath } from '../features/information/public-document.ts';
import { pdfResponse } from '../platform/pdf-response.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** Returns a legal text as a PDF. Where there is none, the page of all documents says so. */
export async function loader(visit: LoaderFunctionArgs) {
  const { url } = visit.request;
  const bytes = await readPublicDocument(apiOf(visit).call, url);
  return bytes
    ? pdfResponse(bytes, `${new URL(url).searchParams.get('documento')}.pdf`)
    : redirect(missingDocumentPath);
}
