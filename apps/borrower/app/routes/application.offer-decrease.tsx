import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { answerDecrease, readAnswer } from '../features/applications/offer/answer-offer.server.ts';
import { DecreasePage } from '../features/applications/offer/decrease-page.tsx';
import { offerCopy } from '../features/applications/offer/offer.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(offerCopy.decrease);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return respond(await readAnswer(apiOf(visit).call, visit.request.url, client));
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await answerDecrease(clientCall(visit), await readFormData(visit)));

export default function DecreaseRoute() {
  return <DecreasePage {...useLoaderData<typeof loader>()} />;
}
