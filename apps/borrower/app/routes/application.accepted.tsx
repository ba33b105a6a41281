import { formatPesos } from '@lender/money';
import { usePolling } from '@lender/web/react';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AcceptedPage } from '../features/application/accepted-page.tsx';
import { readApplication } from '../features/application/actual-application.server.ts';
import { applicationCopy } from '../features/application/application.copy.es.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** The flow's own poll leaves this page alone, so it looks by itself. */
const pollMs = 5_000;

export const meta = () => pageMeta(applicationCopy.accepted);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  const application = await readApplication(apiOf(visit).call);
  return json({ amount: application ? formatPesos(application.loanAmount) : '' });
}

export default function AcceptedRoute() {
  usePolling(pollMs);
  return <AcceptedPage {...useLoaderData<typeof loader>()} />;
}
