import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { answerDecrease, loadAnswer } from '../features/application/offer/answer-offer.server.ts';
import { DecreasePage } from '../features/application/offer/decrease-page.tsx';
import { offerCopy } from '../features/application/offer/offer.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(offerCopy.decrease);
export const loader = (visit: LoaderFunctionArgs) => loadAnswer(visit);
export const action = async (visit: ActionFunctionArgs) =>
  answerDecrease(clientCall(visit), await visit.request.formData());

export default function DecreaseRoute() {
  return <DecreasePage {...useLoaderData<typeof loader>()} />;
}
