import { finishExternalLogin, skipExternalLogin, startExternalLogin } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import { leadElsewhere, leadTo, type Outcome } from '@lender/web/outcome';
import { type LoginProblem, pathWith } from './login-problem.ts';

const FLOW = leadTo('/flow');

/** Problem that the page shows for a refusal; a step that ended in another tab has none. */
const PROBLEM_OF: Readonly<Record<string, LoginProblem>> = {
  external_login_invalid: 'invalid',
  provider_unavailable: 'away',
  rate_limited: 'too_often',
};

const afterRefusal = (code: string): Outcome<never> => {
  if (code === 'illegal_transition') return FLOW;
  return leadTo(pathWith(PROBLEM_OF[code] ?? 'away'));
};

/** Continues to Facebook, or without it. */
export async function answerFacebook(call: Call, data: FormData): Promise<Outcome<never>> {
  if (data.get('intent') === 'skip') {
    const skipped = await retryWhileInFlight(() => call(skipExternalLogin, undefined, formKeyOf(data)));
    return skipped.ok ? FLOW : afterRefusal(skipped.refusal.code);
  }
  const begun = await call(startExternalLogin);
  return begun.ok ? leadElsewhere(begun.data.url) : afterRefusal(begun.refusal.code);
}

/** Handles a client's return from Facebook, with what the address says. */
export async function comeBackFromFacebook(call: Call, url: string): Promise<Outcome<never>> {
  const said = new URL(url).searchParams;
  const [code, state] = [said.get('code'), said.get('state')];
  if (said.has('error') || code === null || state === null) return leadTo(pathWith('cancelled'));
  const finished = await call(finishExternalLogin, { body: { code, state } });
  return finished.ok ? FLOW : afterRefusal(finished.refusal.code);
}
