import { isRefused, readFormData, submitForm } from '@lender/web/forms';
import { leadTo, respond, showRefusal } from '@lender/web/outcome';
import type { Visit } from '@lender/web/session';
import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { readChosen } from '../calculator/chosen.server.ts';
import { ChosenLine } from '../calculator/chosen-line.tsx';
import { AccountPart } from '../features/registration/account/account-part.tsx';
import { CodePart } from '../features/registration/account/code-part.tsx';
import { ConsentsPart } from '../features/registration/account/consents-part.tsx';
import type { Guest } from '../features/registration/account/guest.server.ts';
import { guestPart } from '../features/registration/account/guest-part.server.ts';
import { KnownPart } from '../features/registration/account/known-part.tsx';
import { PhonePart } from '../features/registration/account/phone-part.tsx';
import { registerGuest } from '../features/registration/account/register.server.ts';
import { detailsForm, detailsOfLead, savedDetails } from '../features/registration/details/details.server.ts';
import { DetailsPart } from '../features/registration/details/details-part.tsx';
import { registrationCopy } from '../features/registration/registration.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterPage } from '../journey/enter-page.server.ts';
import { progressOf } from '../journey/progress.server.ts';
import { readSavedAnswers } from '../journey/read-saved-answers.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';
import { readLead } from '../tracking/lead.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(wordsOf(data?.part));

export async function loader(visit: LoaderFunctionArgs) {
  const { client, isMending } = await enterPage(visit);
  const progressPercent = await progressOf(visit, client);
  if (!client) return json({ ...(await guestPart(guestOf(visit))), chosen: await readChosen(visit), progressPercent });
  const saved = await readSavedAnswers(visit, { isMending });
  const known = saved ? savedDetails(saved) : detailsOfLead(await readLead(guestOf(visit)));
  return json({ part: 'details', owner: client.hashedUserId, saved: known, progressPercent } as const);
}

type Part = Awaited<ReturnType<typeof guestPart>>['part'] | 'details';

const { account, details } = registrationCopy;

/** Returns the copy of a page; each page under this address has a title of its own. */
function wordsOf(part: Part = 'phone') {
  if (part === 'details') return details;
  return part === 'account' ? account : account[part];
}

const guestOf = (visit: Visit): Guest => ({
  call: apiOf(visit).call,
  request: visit.request,
  setCookie: visit.context.setCookie,
});

export async function action(visit: ActionFunctionArgs) {
  const data = await readFormData(visit);
  if (data.get('intent') !== 'details') {
    return respond(await registerGuest(guestOf(visit), data));
  }
  const saved = await submitForm(detailsForm, data, clientCall(visit));
  return respond(
    isRefused(saved) ? showRefusal({ part: 'details', problem: saved.problem }) : leadTo('/flow', 'saved'),
  );
}

export default function RegistrationRoute() {
  const loaded = useLoaderData<typeof loader>();
  const chosen = 'chosen' in loaded ? loaded.chosen : null;
  return (
    <>
      {chosen && <ChosenLine {...chosen} />}
      <RegistrationPart {...loaded} />
    </>
  );
}

function RegistrationPart(loaded: SerializeFrom<typeof loader>) {
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  switch (loaded.part) {
    case 'phone':
      return <PhonePart {...loaded} problem={answer?.part === 'phone' ? answer.problem : undefined} isBusy={isBusy} />;
    case 'known':
      return <KnownPart {...loaded} />;
    case 'code':
      return <CodePart {...loaded} problem={answer?.part === 'code' ? answer.problem : undefined} isBusy={isBusy} />;
    case 'consents':
      return <ConsentsPart problem={answer?.part === 'consents' ? answer.problem : undefined} isBusy={isBusy} />;
    case 'account': {
      const problem = answer?.part === 'account' ? answer.problem : undefined;
      return <AccountPart {...loaded} problem={problem} isBusy={isBusy} />;
    }
    case 'details': {
      const problem = answer?.part === 'details' ? answer.problem : undefined;
      return <DetailsPart {...loaded} problem={problem} isBusy={isBusy} />;
    }
  }
}
