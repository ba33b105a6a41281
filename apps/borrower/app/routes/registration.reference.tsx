import { isRefused, readFormData, submitForm } from '@lender/web/forms';
import { leadTo, respond, showRefusal } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { referenceForm, savedReference } from '../features/registration/reference/reference.server.ts';
import { ReferencePage } from '../features/registration/reference/reference-page.tsx';
import { registrationCopy } from '../features/registration/registration.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterStep } from '../journey/progress.server.ts';
import { readSavedAnswers } from '../journey/read-saved-answers.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(registrationCopy.reference);

export async function loader(visit: LoaderFunctionArgs) {
  const { client, back, isMending, progressPercent } = await enterStep(visit);
  const saved = await readSavedAnswers(visit, { isMending });
  return json({ owner: client.hashedUserId, back, progressPercent, saved: saved && savedReference(saved) });
}

export async function action(visit: ActionFunctionArgs) {
  const call = clientCall(visit);
  const saved = await submitForm(referenceForm, await readFormData(visit), call);
  return respond(isRefused(saved) ? showRefusal(saved.problem) : leadTo('/flow', 'saved'));
}

export default function ReferenceRoute() {
  const loaded = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <ReferencePage {...loaded} problem={problem} isBusy={isBusy} />;
}
