import { readFormData } from '@lender/web/forms';
import { respond, showPage } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { offerCopy } from '../features/applications/offer/offer.copy.es.ts';
import { answerSummary, readSummary } from '../features/applications/offer/summary.server.ts';
import { SummaryPage } from '../features/applications/offer/summary-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterStep } from '../journey/progress.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(offerCopy.summary);

export async function loader(visit: LoaderFunctionArgs) {
  const { client, progressPercent } = await enterStep(visit);
  const summary = await readSummary(apiOf(visit).call, client, visit.request.url);
  return respond(summary.kind === 'page' ? showPage({ ...summary.data, progressPercent }, summary.status) : summary);
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await answerSummary(clientCall(visit), await readFormData(visit)));

export default function SummaryRoute() {
  return <SummaryPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
