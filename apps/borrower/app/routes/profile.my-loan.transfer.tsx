import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { transferCopy } from '../features/loan/transfer/transfer.copy.es.ts';
import { claim, readTransfers } from '../features/loan/transfer/transfer.server.ts';
import { TransferPage } from '../features/loan/transfer/transfer-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(transferCopy);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readTransfers(apiOf(visit).call, visit.request.url));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await claim(clientCall(visit), visit.request.url, await readFormData(visit)));
}

export default function TransferRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <TransferPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
