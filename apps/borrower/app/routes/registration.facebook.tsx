import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { externalLoginCopy } from '../features/registration/facebook/facebook.copy.es.ts';
import { answerFacebook } from '../features/registration/facebook/facebook.server.ts';
import { FacebookPage } from '../features/registration/facebook/facebook-page.tsx';
import { problemIn } from '../features/registration/facebook/login-problem.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterStep } from '../journey/progress.server.ts';
import { pageMeta } from '../page-meta.ts';
import { env } from '../platform/env.server.ts';

export const meta = () => pageMeta(externalLoginCopy);

export async function loader(visit: LoaderFunctionArgs) {
  const { back, progressPercent } = await enterStep(visit);
  // Without a script the form itself is redirected to the provider.
  visit.context.openPolicy({ 'form-action': [env.externalLoginOrigin] });
  return json({ formKey: crypto.randomUUID(), back, problem: problemIn(visit.request.url), progressPercent });
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await answerFacebook(clientCall(visit), await readFormData(visit)));

export default function FacebookRoute() {
  const { formKey, back, problem } = useLoaderData<typeof loader>();
  return <FacebookPage formKey={formKey} back={back} problem={problem} isBusy={useNavigation().state !== 'idle'} />;
}
