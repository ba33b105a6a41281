import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { accountCopy } from '../features/account/account.copy.es.ts';
import { completeAccount } from '../features/account/complete/complete.server.ts';
import { CompletePage } from '../features/account/complete/complete-page.tsx';
import { readPasswordRules } from '../forms/new-password.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(accountCopy.complete);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return json({ owner: client.hashedUserId, rules: await readPasswordRules(apiOf(visit).call) });
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await completeAccount(clientCall(visit), await readFormData(visit)));
}

export default function CompleteAccountRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <CompletePage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
