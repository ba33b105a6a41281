import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { clientCall } from '../features/flow/client-call.server.ts';
import { offerCopy } from '../features/offer/copy.es.ts';
import { answerSummary, loadSummary } from '../features/offer/summary.server.ts';
import { SummaryPage } from '../features/offer/summary-page.tsx';
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
