import { usePolling } from '@lender/web/react';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { applicationCopy } from '../features/application/application.copy.es.ts';
import { LoadingPage } from '../features/application/loading-page.tsx';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';

/** A decision takes a second or two: looked for more often than the flow's own poll. */
const pollMs = 3_000;

export const meta = () => pageMeta(applicationCopy.loading);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return null;
}

export default function LoadingRoute() {
  usePolling(pollMs);
  return <LoadingPage />;
}
