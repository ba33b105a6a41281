import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { readLoginAddress, signIn } from '../features/sessions/login.server.ts';
import { LoginPage } from '../features/sessions/login-page.tsx';
import { sessionCopy } from '../features/sessions/session.copy.es.ts';
import { enterPage } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(sessionCopy.login);

export async function loader(visit: LoaderFunctionArgs) {
  await enterPage(visit);
  return json(readLoginAddress(visit.request));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await signIn(apiOf(visit).call, await readFormData(visit)));
}

export default function SignInRoute() {
  const { notice, next } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <LoginPage notice={notice} next={next} problem={problem} isBusy={isBusy} />;
}
