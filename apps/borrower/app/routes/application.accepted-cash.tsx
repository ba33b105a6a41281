import { usePolling } from '@lender/web/react';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { acceptedCashCopy } from '../features/applications/cash/accepted-cash.copy.es.ts';
import { readCashOrder } from '../features/applications/cash/accepted-cash.server.ts';
import { AcceptedCashPage } from '../features/applications/cash/accepted-cash-page.tsx';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** The flow's own poll skips this page, so the page polls by itself. */
const pollMs = 30_000;

export const meta = () => pageMeta(acceptedCashCopy);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return json({ order: await readCashOrder(apiOf(visit).call) });
}

export default function AcceptedCashRoute() {
  usePolling(pollMs);
  return <AcceptedCashPage order={useLoaderData<typeof loader>().order} />;
}
