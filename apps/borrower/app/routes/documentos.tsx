import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DocumentsPage } from '../features/information/documents-page.tsx';
import { informationCopy } from '../features/information/information.copy.es.ts';
import { readPublicDocuments } from '../features/information/public-document.server.ts';
import { isDocumentMissing } from '../features/information/public-document.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(informationCopy.documents);

export async function loader(visit: LoaderFunctionArgs) {
  const isMissing = isDocumentMissing(visit.request.url);
  const files = await readPublicDocuments(apiOf(visit).call);
  return json({ files, isMissing }, isMissing ? 404 : 200);
}

export default function DocumentsRoute() {
  return <DocumentsPage {...useLoaderData<typeof loader>()} />;
}
