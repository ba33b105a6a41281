import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { extensionCopy } from '../features/loan/extension/extension.copy.es.ts';
import { chooseExtension, readExtension } from '../features/loan/extension/extension.server.ts';
import { ExtensionPage } from '../features/loan/extension/extension-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(extensionCopy);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readExtension(apiOf(visit).call, visit.request.url));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await chooseExtension(clientCall(visit), visit.request.url, await readFormData(visit)));
}

export default function ExtensionRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <ExtensionPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
