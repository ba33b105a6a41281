import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { CodesPart } from '../features/sessions/recovery/codes-part.tsx';
import { recover, recoveryPart } from '../features/sessions/recovery/recover.server.ts';
import { recoveryCopy } from '../features/sessions/recovery/recovery.copy.es.ts';
import { UsernamePart } from '../features/sessions/recovery/username-part.tsx';
import { enterPage } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta({ ...recoveryCopy.forgetful, description: recoveryCopy.description });

export async function loader(visit: LoaderFunctionArgs) {
  await enterPage(visit);
  return json(await recoveryPart(apiOf(visit).call, visit.request));
}

export async function action(visit: ActionFunctionArgs) {
  const visitor = { call: apiOf(visit).call, setCookie: visit.context.setCookie };
  return respond(await recover(visitor, await readFormData(visit)));
}

export default function RecoverRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  if (loaded.part === 'username') {
    const problem = answer?.part === 'username' ? answer.problem : undefined;
    return <UsernamePart {...loaded} problem={problem} isBusy={isBusy} />;
  }
  const again = answer?.part === 'codes' ? answer : undefined;
  return <CodesPart {...loaded} problem={again?.problem} wasResent={again?.wasResent ?? false} isBusy={isBusy} />;
}
