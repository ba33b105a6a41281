import { authorizeBureau, getBureauQuestion, refuseBureau, sendBureauCode } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, formKeyOf, retryWhileInFlight, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { compactCode } from '../../../forms/compact-code.ts';
import { BUREAU_INTENT, type BureauProblem, type BureauQuestion, NIP_FIELDS } from './credit-bureau.ts';

const HERE = leadTo('/application/loading');

/** Reads what the client is asked; `null` where nothing is. */
export async function readBureauQuestion(call: Call): Promise<BureauQuestion | null> {
  const answer = await call(getBureauQuestion);
  if (!answer.ok) throw new Error(`the question of the bureau could not be read: ${answer.refusal.code}`);
  const { isAsked, text, phoneLastFour, code } = answer.data;
  return isAsked ? { text, phoneLastFour, digits: code?.digits ?? null } : null;
}

/** Tells whether a form of the credit-bureau page was sent. */
export const isAboutBureau = (form: Pick<FormData, 'get'>): boolean =>
  Object.values(BUREAU_INTENT).some((intent) => intent === form.get('intent'));

/** Sends the code, authorises with it, or continues without. */
export async function answerBureau(call: Call, form: FormData): Promise<Outcome<BureauProblem>> {
  switch (form.get('intent')) {
    case BUREAU_INTENT.authorize:
      return authorize(call, form);
    case BUREAU_INTENT.refuse:
      // A step that ended meanwhile needs no refusal.
      await retryWhileInFlight(() => call(refuseBureau, undefined, formKeyOf(form)));
      return HERE;
    default:
      return sendCode(call);
  }
}

async function sendCode(call: Call): Promise<Outcome<BureauProblem>> {
  const sent = await call(sendBureauCode);
  if (sent.ok || sent.refusal.code === 'illegal_transition') return HERE;
  const problem = { values: {}, fields: {}, form: sent.refusal.code, facts: {} };
  return showRefusal({ form: 'send', problem }, sent.refusal.status);
}

export const nipForm = defineForm({
  endpoint: authorizeBureau,
  fields: NIP_FIELDS,
  secrets: NIP_FIELDS,
  bodyOf: ({ code }) => ({ code: compactCode(code) }),
});

async function authorize(call: Call, form: FormData): Promise<Outcome<BureauProblem>> {
  const authorized = await submitForm(nipForm, form, call);
  if (authorized.ok || authorized.problem.form === 'illegal_transition') return HERE;
  return showRefusal({ form: 'authorize', problem: authorized.problem });
}
