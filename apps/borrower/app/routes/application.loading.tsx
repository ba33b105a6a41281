import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import { type ActionFunctionArgs, type HeadersFunction, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { applicationCopy } from '../features/applications/application.copy.es.ts';
import { LoadingPage } from '../features/applications/loading-page.tsx';
import { lookAgain } from '../features/applications/look-again.ts';
import { useLooks } from '../features/applications/use-looks.ts';
import {
  answerBureau,
  isAboutBureau,
  readBureauQuestion,
} from '../features/registration/credit-bureau/credit-bureau.server.ts';
import type { BureauProblem } from '../features/registration/credit-bureau/credit-bureau.ts';
import { CreditBureauPage } from '../features/registration/credit-bureau/credit-bureau-page.tsx';
import { readIdentityView, startIdentityCheck } from '../features/registration/identity-check/identity-check.server.ts';
import type { IdentityProblem } from '../features/registration/identity-check/identity-check.ts';
import { IdentityCheckPage } from '../features/registration/identity-check/identity-check-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { readProgress } from '../journey/progress.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** A decision takes a second or two, so this page polls more often than the flow. */
const pollMs = 3_000;

export const meta = () => pageMeta(applicationCopy.loading);

/**
 * Loads the page for a client who waits for an answer, or who has to show an identification or to authorise a credit
 * bureau query for it.
 */
export async function loader(visit: LoaderFunctionArgs) {
  const { flow, back } = await enterAsClient(visit);
  const isAsked = flow?.step === 'verification' && flow.status === 'active';
  const { call } = apiOf(visit);
  const bureau = isAsked ? await readBureauQuestion(call) : null;
  const identity = isAsked && !bureau ? await readIdentityView(call) : null;
  const isAsking = bureau !== null || identity !== null;
  // An open question here is a step like others; a client who waits sees how far the review is.
  const progressPercent = isAsking ? await readProgress(visit) : undefined;
  const page = { bureau, identity, formKey: crypto.randomUUID(), back, progressPercent };
  return json(page, { headers: lookAgain(!isAsking) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action(visit: ActionFunctionArgs) {
  const form = await readFormData(visit);
  const answer = isAboutBureau(form) ? answerBureau : startIdentityCheck;
  return respond<BureauProblem | IdentityProblem>(await answer(clientCall(visit), form));
}

export default function LoadingRoute() {
  usePolling(pollMs);
  const data = useLoaderData<typeof loader>();
  const { bureau, identity, formKey, back } = data;
  const looks = useLooks(data);
  const refused = useActionData<typeof action>();
  const { state, formData } = useNavigation();
  if (bureau) {
    const problem = typeof refused === 'object' ? refused : undefined;
    const sending = intentOf(formData);
    return <CreditBureauPage question={bureau} formKey={formKey} back={back} problem={problem} sending={sending} />;
  }
  if (identity === null) return <LoadingPage looks={looks} />;
  const problem = typeof refused === 'string' ? refused : undefined;
  const isBusy = state !== 'idle';
  return <IdentityCheckPage view={identity} formKey={formKey} back={back} problem={problem} isBusy={isBusy} />;
}

const intentOf = (form: FormData | undefined): string | null => {
  const intent = form?.get('intent');
  return typeof intent === 'string' ? intent : null;
};
