import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { accountCopy } from '../features/account/account.copy.es.ts';
import { readPayDays, savePayDays } from '../features/account/pay-days/pay-days.server.ts';
import { PayDaysPage } from '../features/account/pay-days/pay-days-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(accountCopy.payDays);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return json(await readPayDays(apiOf(visit).call, client, visit.request.url));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await savePayDays(clientCall(visit), await readFormData(visit)));
}

export default function PayDaysRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <PayDaysPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
