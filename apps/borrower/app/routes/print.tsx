import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { askedPaper, DOCUMENTS_PATH } from '../features/documents/document-path.ts';
import { myDocumentsCopy } from '../features/documents/my-documents.copy.es.ts';
import { readPrint } from '../features/documents/print.server.ts';
import { PrintPage } from '../features/documents/print-page.tsx';
import { isPublicDocument, publicDocumentPath } from '../features/information/public-document.ts';
import { pageMeta } from '../page-meta.ts';
import { requireClient } from '../platform/current-client.server.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { isWithoutData } from '../platform/without-data.server.ts';

export const meta = () => pageMeta(myDocumentsCopy.paper);

export async function loader(visit: LoaderFunctionArgs) {
  const { name } = askedPaper(visit.request.url);
  const api = apiOf(visit);
  // In sandbox mode the page is shown without a document.
  if (name === '' && !isWithoutData(visit, api))
    return redirect(api.account() === 'client' ? DOCUMENTS_PATH : '/documentos');
  if (isPublicDocument(name)) return redirect(publicDocumentPath(name));
  await requireClient(visit);
  return respond(await readPrint(api.call, visit.request.url));
}

export default function PrintRoute() {
  return <PrintPage view={useLoaderData<typeof loader>()} />;
}
