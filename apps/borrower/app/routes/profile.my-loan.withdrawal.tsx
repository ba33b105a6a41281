import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { withdrawalCopy } from '../features/loan/withdrawal/withdrawal.copy.es.ts';
import { answerWithdrawal, readWithdrawal } from '../features/loan/withdrawal/withdrawal.server.ts';
import { WithdrawalPage } from '../features/loan/withdrawal/withdrawal-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(withdrawalCopy);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readWithdrawal(apiOf(visit).call, visit.request.url));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await answerWithdrawal(clientCall(visit), visit.request.url, await readFormData(visit)));
}

export default function WithdrawalRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <WithdrawalPage
      {...useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>()?.refused}
      isBusy={isBusy}
    />
  );
}
