import { formatPesos } from '@lender/money';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AcceptedPage } from '../features/applications/accepted-page.tsx';
import { readApplication } from '../features/applications/actual-application.server.ts';
import { applicationCopy } from '../features/applications/application.copy.es.ts';
import { answerAccountProof, readAccountProof } from '../features/applications/proof/account-proof.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** The flow's own poll skips this page, so the page polls by itself. */
const pollMs = 5_000;

export const meta = () => pageMeta(applicationCopy.accepted);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  const { call } = apiOf(visit);
  const [application, proof] = await Promise.all([readApplication(call), readAccountProof(call)]);
  const amount = application ? formatPesos(application.loanAmount) : '';
  return json({ amount, proof, formKey: crypto.randomUUID() });
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await answerAccountProof(clientCall(visit), await readFormData(visit)));

export default function AcceptedRoute() {
  usePolling(pollMs);
  return <AcceptedPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
