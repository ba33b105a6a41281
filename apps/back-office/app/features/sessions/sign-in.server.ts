import type { SignInDebt } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, readTexts, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { asAway } from './as-away.ts';
import { SIGN_IN_FIELDS, type SignInField, signInForm } from './sign-in.ts';
import { withNext } from './with-next.ts';

/** Reason why a sign-in failed. */
export interface SignInAnswer {
  readonly problem: FormProblem<SignInField>;
}

/** Paths at which a sign-in continues that still owes a step. */
const NEXT_STEP: Readonly<Record<SignInDebt, string>> = {
  code: '/ingresar/codigo',
  second_factor: '/ingresar/proteger',
};

/**
 * Signs a member of staff in, who continues to `next`, or to the second step and from there to it. The token becomes
 * the session by itself.
 */
export async function signIn(call: Call, data: FormData, next: string): Promise<Outcome<SignInAnswer>> {
  const submitted = await submitForm(signInForm, data, call).catch(asAway);
  if (!submitted) {
    const { username } = readTexts(SIGN_IN_FIELDS, data);
    return showRefusal({ problem: { values: { username }, facts: {}, fields: {}, form: 'unavailable' } });
  }
  if (!submitted.ok) return showRefusal({ problem: submitted.problem });
  const { owes } = submitted.value;
  return leadTo(owes ? withNext(NEXT_STEP[owes], next) : next);
}
