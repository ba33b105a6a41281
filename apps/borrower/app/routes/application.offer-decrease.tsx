import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clientCall } from '../features/flow/client-call.server.ts';
import { answerDecrease, loadAnswer } from '../features/offer/answer-offer.server.ts';
import { offerCopy } from '../features/offer/copy.es.ts';
import { DecreasePage } from '../features/offer/decrease-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(offerCopy.decrease);
export const loader = (visit: LoaderFunctionArgs) => loadAnswer(visit);
export const action = async (visit: ActionFunctionArgs) =>
  answerDecrease(clientCall(visit), await visit.request.formData());

export default function DecreaseRoute() {
  return <DecreasePage {...useLoaderData<typeof loader>()} />;
}
