import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clientCall } from '../features/flow/client-call.server.ts';
import { answerIncrease, loadAnswer } from '../features/offer/answer-offer.server.ts';
import { offerCopy } from '../features/offer/copy.es.ts';
import { IncreasePage } from '../features/offer/increase-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(offerCopy.increase);
export const loader = (visit: LoaderFunctionArgs) => loadAnswer(visit);
export const action = async (visit: ActionFunctionArgs) =>
  answerIncrease(clientCall(visit), await visit.request.formData());

export default function IncreaseRoute() {
  return <IncreasePage {...useLoaderData<typeof loader>()} />;
}
