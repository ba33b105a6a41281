import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { accountCopy } from '../features/account/account.copy.es.ts';
import { keepPromotion, readPromotion } from '../features/account/promo-code/promo.server.ts';
import { PromoPage } from '../features/account/promo-code/promo-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(accountCopy.promo);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return json(await readPromotion(apiOf(visit).call, visit.request.url));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await keepPromotion(clientCall(visit), await readFormData(visit)));
}

export default function PromoCodeRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <PromoPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
