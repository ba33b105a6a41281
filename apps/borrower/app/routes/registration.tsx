import { stepPercent } from '@lender/lending';
import { isRefused, readFormData, submitForm } from '@lender/web/forms';
import { leadTo, respond, showRefusal } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AccountPart } from '../features/registration/account/account-part.tsx';
import { PhonePart } from '../features/registration/account/phone-part.tsx';
import { guestPart, registerGuest } from '../features/registration/account/register.server.ts';
import { detailsForm } from '../features/registration/details/details.server.ts';
import { DetailsPart } from '../features/registration/details/details-part.tsx';
import { registrationCopy } from '../features/registration/registration.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterPage } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(registrationCopy.account.phone);
export const handle = { progressPercent: stepPercent('new_client_created') };

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterPage(visit);
  return json(client ? ({ part: 'details', owner: client.hashedUserId } as const) : guestPart(visit.request));
}

export async function action(visit: ActionFunctionArgs) {
  const data = await readFormData(visit.request);
  if (data.get('intent') !== 'details') {
    const { request, context } = visit;
    return respond(await registerGuest({ call: apiOf(visit).call, request, setCookie: context.setCookie }, data));
  }
  const saved = await submitForm(detailsForm, data, clientCall(visit));
  return respond(isRefused(saved) ? showRefusal({ part: 'details', problem: saved.problem }) : leadTo('/flow'));
}

export default function RegistrationRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  switch (loaded.part) {
    case 'phone':
      return <PhonePart {...loaded} problem={answer?.part === 'phone' ? answer.problem : undefined} isBusy={isBusy} />;
    case 'account': {
      const again = answer?.part === 'account' ? answer : undefined;
      const wasResent = again?.wasResent ?? false;
      return <AccountPart {...loaded} problem={again?.problem} wasResent={wasResent} isBusy={isBusy} />;
    }
    case 'details': {
      const problem = answer?.part === 'details' ? answer.problem : undefined;
      return <DetailsPart {...loaded} problem={problem} isBusy={isBusy} />;
    }
  }
}
