import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { payCopy } from '../features/loan/pay/pay.copy.es.ts';
import { payByCard, readPay } from '../features/loan/pay/pay.server.ts';
import { PayPage } from '../features/loan/pay/pay-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta({ title: payCopy.pageTitle });

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readPay(apiOf(visit).call, visit.request.url));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await payByCard(clientCall(visit), visit.request.url, await readFormData(visit)));
}

/** A payment is known within a minute; then the page leads back to the loan. */
const pollMs = 15_000;

export default function PayRoute() {
  const isBusy = useNavigation().state !== 'idle';
  usePolling(pollMs);
  return <PayPage {...useLoaderData<typeof loader>()} isBusy={isBusy} />;
}
