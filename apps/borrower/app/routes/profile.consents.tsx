import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consentsCopy } from '../features/consents/consents.copy.es.ts';
import { readConsents, saveAnswer } from '../features/consents/consents.server.ts';
import { ConsentsPage } from '../features/consents/consents-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(consentsCopy);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return json(await readConsents(apiOf(visit).call, visit.request.url));
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await saveAnswer(clientCall(visit), await readFormData(visit)));

export default function ConsentsRoute() {
  return <ConsentsPage {...useLoaderData<typeof loader>()} />;
}
