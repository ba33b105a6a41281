import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { answerIncrease, readAnswer } from '../features/applications/offer/answer-offer.server.ts';
import { IncreasePage } from '../features/applications/offer/increase-page.tsx';
import { offerCopy } from '../features/applications/offer/offer.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(offerCopy.increase);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return respond(await readAnswer(apiOf(visit).call, visit.request.url, client));
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await answerIncrease(clientCall(visit), await readFormData(visit)));

export default function IncreaseRoute() {
  return <IncreasePage {...useLoaderData<typeof loader>()} />;
}
