import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { answerIncrease, loadAnswer } from '../features/application/offer/answer-offer.server.ts';
import { IncreasePage } from '../features/application/offer/increase-page.tsx';
import { offerCopy } from '../features/application/offer/offer.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(offerCopy.increase);
export const loader = (visit: LoaderFunctionArgs) => loadAnswer(visit);
export const action = async (visit: ActionFunctionArgs) =>
  answerIncrease(clientCall(visit), await visit.request.formData());

export default function IncreaseRoute() {
  return <IncreasePage {...useLoaderData<typeof loader>()} />;
}
