import { type Call, isApiError } from '@lender/sdk';
import { type FormProblem, readTexts, submitForm, UnsentForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { tokenAccount } from '@lender/web/session';
import { SIGN_IN_FIELDS, type SignInField, signInForm } from './sign-in.ts';

/** Why somebody could not sign in. */
export interface SignInAnswer {
  readonly problem: FormProblem<SignInField>;
  /** The account has a second factor: its code is asked for too. */
  readonly asksForCode: boolean;
}

/** Signs a member of staff in, who goes on to `next`; the token becomes the session by itself. */
export async function signIn(call: Call, data: FormData, next: string): Promise<Outcome<SignInAnswer>> {
  const { username, otp } = readTexts(SIGN_IN_FIELDS, data);
  const submitted = await submitForm(signInForm, data, call).catch(asAway);
  const problemWith = (code: Pick<FormProblem<SignInField>, 'form' | 'fields'>) => ({
    values: { username },
    facts: {},
    ...code,
  });
  if (!submitted)
    return showRefusal({ problem: problemWith({ form: 'unavailable', fields: {} }), asksForCode: otp !== '' });
  if (!submitted.ok) return showRefusal({ problem: submitted.problem, asksForCode: otp !== '' });
  if (tokenAccount(submitted.value.Authorization) === 'user') return leadTo(next);
  // The password was right, and the token opens nothing before the second factor.
  return showRefusal({ problem: problemWith({ fields: { otp: 'required' } }), asksForCode: true });
}

/** An API that does not answer takes nothing from the page: what was typed is still there to be sent again. */
function asAway(error: unknown): undefined {
  const fault = error instanceof UnsentForm ? error.cause : error;
  if (isApiError(fault)) return undefined;
  throw fault;
}
