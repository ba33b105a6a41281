import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { accountCopy } from '../features/account/account.copy.es.ts';
import { changeContact, contactPart } from '../features/account/contact-change/change-contact.server.ts';
import { ContactPage } from '../features/account/contact-change/contact-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(accountCopy.phone);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return json({ owner: client.hashedUserId, loaded: contactPart('phone', visit.request) });
}

export async function action(visit: ActionFunctionArgs) {
  const { request, context } = visit;
  const client = { call: clientCall(visit), request, setCookie: context.setCookie };
  return respond(await changeContact('phone', client, await readFormData(visit)));
}

export default function ChangePhoneRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <ContactPage
      kind="phone"
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      isBusy={isBusy}
    />
  );
}
