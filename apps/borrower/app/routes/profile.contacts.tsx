import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { accountCopy } from '../features/account/account.copy.es.ts';
import { readContacts, saveContacts } from '../features/account/contacts/contacts.server.ts';
import { ContactsPage } from '../features/account/contacts/contacts-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(accountCopy.contacts);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  const read = await readContacts(apiOf(visit).call, visit.request.url);
  return json({ owner: client.hashedUserId, alternatePhone: client.alternatePhone ?? '', ...read });
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await saveContacts(clientCall(visit), await readFormData(visit)));
}

export default function ContactsRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <ContactsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} isBusy={isBusy} />;
}
