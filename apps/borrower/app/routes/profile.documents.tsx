import { respond } from '@lender/web/outcome';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { myDocumentsCopy } from '../features/documents/my-documents.copy.es.ts';
import { readMyDocuments } from '../features/documents/my-documents.server.ts';
import { MyDocumentsPage } from '../features/documents/my-documents-page.tsx';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(myDocumentsCopy);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readMyDocuments(apiOf(visit).call, visit.request.url));
}

export default function MyDocumentsRoute() {
  return <MyDocumentsPage view={useLoaderData<typeof loader>()} />;
}
