import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readApplication } from '../features/applications/actual-application.server.ts';
import { applicationCopy } from '../features/applications/application.copy.es.ts';
import { ManualPage } from '../features/applications/manual-page.tsx';
import { withdraw } from '../features/applications/withdraw.server.ts';
import { isWithdrawalAsked } from '../features/applications/withdrawal.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(applicationCopy.manual);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  const application = await readApplication(apiOf(visit).call);
  return json({ applicationId: application?.id ?? '', isAsked: isWithdrawalAsked(visit.request.url) });
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await withdraw(clientCall(visit), await readFormData(visit)));

export default function ManualRoute() {
  return <ManualPage withdrawal={{ at: '/application/manual-verification', ...useLoaderData<typeof loader>() }} />;
}
