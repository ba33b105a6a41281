import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { accountCopy } from '../features/account/account.copy.es.ts';
import { setPassword } from '../features/account/password/change-password.server.ts';
import { PasswordPage } from '../features/account/password/password-page.tsx';
import { readPasswordRules } from '../forms/new-password.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(accountCopy.password);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return json({ rules: await readPasswordRules(apiOf(visit).call) });
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await setPassword(clientCall(visit), await readFormData(visit)));
}

export default function ChangePasswordRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <PasswordPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
