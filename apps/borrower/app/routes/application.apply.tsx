import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { applicationCopy } from '../features/applications/application.copy.es.ts';
import { apply } from '../features/applications/apply.server.ts';
import { ApplyPage } from '../features/applications/apply-page.tsx';
import { readApply } from '../features/applications/read-apply.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(applicationCopy.apply);

export async function loader(visit: LoaderFunctionArgs) {
  const { client, flow, back } = await enterAsClient(visit);
  return json({ ...(await readApply(visit, client, flow)), back });
}

export const action = async (visit: ActionFunctionArgs) => respond(await apply(visit, clientCall(visit)));

export default function ApplyRoute() {
  return <ApplyPage {...useLoaderData<typeof loader>()} />;
}
