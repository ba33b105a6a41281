import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { offerCopy } from '../features/application/offer/offer.copy.es.ts';
import { answerSummary, loadSummary } from '../features/application/offer/summary.server.ts';
import { SummaryPage } from '../features/application/offer/summary-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { PageHandle } from '../shell/page-handle.ts';

export const handle: PageHandle = { progressPercent: 95 };
export const meta = () => pageMeta(offerCopy.summary);
export const loader = (visit: LoaderFunctionArgs) => loadSummary(visit);
export const action = async (visit: ActionFunctionArgs) =>
  answerSummary(clientCall(visit), await visit.request.formData());

export default function SummaryRoute() {
  return <SummaryPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
