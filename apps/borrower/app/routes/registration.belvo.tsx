import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { bankLinkCopy } from '../features/registration/bank-link/bank-link.copy.es.ts';
import { readAttempt, skipLink } from '../features/registration/bank-link/bank-link.server.ts';
import { BankLinkPage } from '../features/registration/bank-link/bank-link-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterStep } from '../journey/progress.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(bankLinkCopy);

export async function loader(visit: LoaderFunctionArgs) {
  const { back, progressPercent } = await enterStep(visit);
  return json({ ...readAttempt(visit.request.url), formKey: crypto.randomUUID(), back, progressPercent });
}

export async function action(visit: ActionFunctionArgs) {
  const call = clientCall(visit);
  return respond(await skipLink(call, await readFormData(visit)));
}

export default function BankLinkRoute() {
  const loaded = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state !== 'idle';
  return <BankLinkPage {...loaded} isBusy={isBusy} />;
}
