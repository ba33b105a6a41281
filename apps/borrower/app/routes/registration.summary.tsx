import { stepPercent } from '@lender/lending';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { offerCopy } from '../features/application/offer/offer.copy.es.ts';
import { answerSummary, readSummary } from '../features/application/offer/summary.server.ts';
import { SummaryPage } from '../features/application/offer/summary-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';
import type { PageHandle } from '../shell/page-handle.ts';

export const handle: PageHandle = { progressPercent: stepPercent('otp_agreement') };
export const meta = () => pageMeta(offerCopy.summary);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return respond(await readSummary(apiOf(visit).call, client, visit.request.url));
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await answerSummary(clientCall(visit), await readFormData(visit.request)));

export default function SummaryRoute() {
  return <SummaryPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
