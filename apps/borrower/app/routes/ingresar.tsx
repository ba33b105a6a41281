import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { readLoginAddress, signIn } from '../features/session/login.server.ts';
import { LoginPage } from '../features/session/login-page.tsx';
import { sessionCopy } from '../features/session/session.copy.es.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(sessionCopy.login);

export function loader(visit: LoaderFunctionArgs) {
  // Who is signed in goes on.
  if (apiOf(visit).account() === 'client') throw redirect('/flow');
  return json(readLoginAddress(visit.request));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(await signIn(apiOf(visit).call, await readFormData(visit.request)));
}

export default function SignInRoute() {
  const { notice, next } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <LoginPage notice={notice} next={next} problem={problem} isBusy={isBusy} />;
}
