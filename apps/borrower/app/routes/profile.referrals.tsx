import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { accountCopy } from '../features/account/account.copy.es.ts';
import { readReferrals, saveReferral } from '../features/account/referrals/referrals.server.ts';
import { ReferralsPage } from '../features/account/referrals/referrals-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { env } from '../platform/env.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(accountCopy.referrals);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  const read = await readReferrals(apiOf(visit).call, visit.request.url, env.publicOrigin);
  return json({ owner: client.hashedUserId, ...read });
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await saveReferral(clientCall(visit), await readFormData(visit)));
}

export default function ReferralsRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <ReferralsPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
