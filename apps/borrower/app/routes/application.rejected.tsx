import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readApplication } from '../features/applications/actual-application.server.ts';
import { applicationCopy } from '../features/applications/application.copy.es.ts';
import { RejectedPage } from '../features/applications/rejected-page.tsx';
import { rejectionView } from '../features/applications/rejection-view.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(applicationCopy.rejected);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  const application = await readApplication(apiOf(visit).call);
  return json(rejectionView(application, client));
}

export default function RejectedRoute() {
  return <RejectedPage {...useLoaderData<typeof loader>()} />;
}
