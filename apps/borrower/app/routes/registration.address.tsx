import { isRefused, readFormData, showAgain, submitForm } from '@lender/web/forms';
import { leadTo, respond, showPage } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { addressForm, savedAddress } from '../features/registration/address/address.server.ts';
import { ADDRESS_FIELDS } from '../features/registration/address/address.ts';
import { AddressPage } from '../features/registration/address/address-page.tsx';
import { catalogues } from '../features/registration/choices/catalogues.server.ts';
import { SHOW_OPTIONS } from '../features/registration/choices/show-options.ts';
import { registrationCopy } from '../features/registration/registration.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterStep } from '../journey/progress.server.ts';
import { readSavedAnswers } from '../journey/read-saved-answers.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(registrationCopy.address);

export async function loader(visit: LoaderFunctionArgs) {
  const { client, back, isMending, progressPercent } = await enterStep(visit);
  const { call } = apiOf(visit);
  const registration = await readSavedAnswers(visit, { isMending });
  const saved = registration && savedAddress(registration);
  const [regions, cities] = [await catalogues.regions(call), await catalogues.cities(call, saved?.region ?? '')];
  return json({ owner: client.hashedUserId, back, progressPercent, saved, regions, cities });
}

export async function action(visit: ActionFunctionArgs) {
  const call = clientCall(visit);
  const data = await readFormData(visit);
  const isOnlyAsking = data.get('intent') === SHOW_OPTIONS;
  const saved = isOnlyAsking ? showAgain(ADDRESS_FIELDS, data) : await submitForm(addressForm, data, call);
  if (!isRefused(saved)) return respond(leadTo('/flow', 'saved'));
  const cities = await catalogues.cities(call, saved.problem.values.region ?? '');
  return respond(showPage({ problem: saved.problem, cities }, isOnlyAsking ? 200 : 422));
}

export default function AddressRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <AddressPage {...loaded} cities={answer?.cities ?? loaded.cities} problem={answer?.problem} isBusy={isBusy} />;
}
