import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { debitCopy } from '../features/loan/debit/debit.copy.es.ts';
import { allowDebits, readDebit } from '../features/loan/debit/debit.server.ts';
import { DebitPage } from '../features/loan/debit/debit-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(debitCopy);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readDebit(apiOf(visit).call, visit.request.url));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await allowDebits(clientCall(visit), visit.request.url, await readFormData(visit)));
}

export default function DebitRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <DebitPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
