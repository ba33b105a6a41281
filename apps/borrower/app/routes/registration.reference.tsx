import { stepPercent } from '@lender/lending';
import { isRefused, readFormData, submitForm } from '@lender/web/forms';
import { leadTo, respond, showRefusal } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { referenceForm } from '../features/registration/reference/reference.server.ts';
import { ReferencePage } from '../features/registration/reference/reference-page.tsx';
import { registrationCopy } from '../features/registration/registration.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(registrationCopy.reference);
export const handle = { progressPercent: stepPercent('relative_info') };

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return json({ owner: client.hashedUserId });
}

export async function action(visit: ActionFunctionArgs) {
  const call = clientCall(visit);
  const saved = await submitForm(referenceForm, await readFormData(visit.request), call);
  return respond(isRefused(saved) ? showRefusal(saved.problem) : leadTo('/flow'));
}

export default function ReferenceRoute() {
  const { owner } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <ReferencePage owner={owner} problem={problem} isBusy={isBusy} />;
}
