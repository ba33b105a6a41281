import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { asAway } from './as-away.ts';
import { secondStepForm } from './second-step.ts';

/** Completes a sign-in with a code and continues to `next`; the token becomes the session by itself. */
export async function passSecondStep(call: Call, data: FormData, next: string): Promise<Outcome<FormProblem<'code'>>> {
  const submitted = await submitForm(secondStepForm, data, call).catch(asAway);
  if (!submitted) return showRefusal({ values: {}, facts: {}, fields: {}, form: 'unavailable' });
  return submitted.ok ? leadTo(next) : showRefusal(submitted.problem);
}
