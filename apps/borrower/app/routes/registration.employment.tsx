import { mexicoDate } from '@lender/calculator';
import { isRefused, readFormData, showAgain, submitForm } from '@lender/web/forms';
import { leadTo, respond, showPage } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { catalogues } from '../features/registration/choices/catalogues.server.ts';
import { SHOW_OPTIONS } from '../features/registration/choices/show-options.ts';
import { employmentForm, savedEmployment } from '../features/registration/employment/employment.server.ts';
import { EMPLOYMENT_FIELDS } from '../features/registration/employment/employment.ts';
import { EmploymentPage } from '../features/registration/employment/employment-page.tsx';
import { registrationCopy } from '../features/registration/registration.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterStep } from '../journey/progress.server.ts';
import { readSavedAnswers } from '../journey/read-saved-answers.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(registrationCopy.employment);

export async function loader(visit: LoaderFunctionArgs) {
  const { client, back, isMending, progressPercent } = await enterStep(visit);
  const { call } = apiOf(visit);
  const registration = await readSavedAnswers(visit, { isMending });
  const saved = registration && savedEmployment(registration);
  const statuses = await catalogues.employmentStatuses(call);
  const positions = await catalogues.employmentPositions(call, saved?.employmentStatus ?? '');
  const thisYear = Number(mexicoDate(Date.now()).slice(0, 4));
  return json({ owner: client.hashedUserId, back, progressPercent, saved, statuses, positions, thisYear });
}

export async function action(visit: ActionFunctionArgs) {
  const call = clientCall(visit);
  const data = await readFormData(visit);
  const isOnlyAsking = data.get('intent') === SHOW_OPTIONS;
  const saved = isOnlyAsking ? showAgain(EMPLOYMENT_FIELDS, data) : await submitForm(employmentForm, data, call);
  if (!isRefused(saved)) return respond(leadTo('/flow', 'saved'));
  const positions = await catalogues.employmentPositions(call, saved.problem.values.employmentStatus ?? '');
  return respond(showPage({ problem: saved.problem, positions }, isOnlyAsking ? 200 : 422));
}

export default function EmploymentRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <EmploymentPage
      {...loaded}
      positions={answer?.positions ?? loaded.positions}
      problem={answer?.problem}
      isBusy={isBusy}
    />
  );
}
