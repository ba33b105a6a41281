import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { messagesCopy } from '../features/loan/messages/messages.copy.es.ts';
import { readMessages, saveMessages } from '../features/loan/messages/messages.server.ts';
import { MessagesPage } from '../features/loan/messages/messages-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(messagesCopy);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return json(await readMessages(apiOf(visit).call, visit.request.url));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await saveMessages(clientCall(visit), await readFormData(visit)));
}

export default function MessagesRoute() {
  return <MessagesPage {...useLoaderData<typeof loader>()} isBusy={useNavigation().state !== 'idle'} />;
}
