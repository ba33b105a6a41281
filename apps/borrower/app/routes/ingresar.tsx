import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { sessionCopy } from '../features/session/copy.es.ts';
import { loadLogin, signIn } from '../features/session/login.server.ts';
import { LoginPage } from '../features/session/login-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(sessionCopy.login);
export const loader = (visit: LoaderFunctionArgs) => loadLogin(visit);
export const action = (visit: ActionFunctionArgs) => signIn(visit);

export default function SignInRoute() {
  const { notice, next } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <LoginPage notice={notice} next={next} problem={problem} isBusy={isBusy} />;
}
