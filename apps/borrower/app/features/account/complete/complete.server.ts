import { completeBackOfficeClient } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, isRefused, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { repeatProblem } from '../../../forms/new-password.server.ts';
import { COMPLETE_FIELDS, type CompleteField } from './complete.ts';

export const completeForm = defineForm({
  endpoint: completeBackOfficeClient,
  fields: COMPLETE_FIELDS,
  secrets: ['password', 'repeat'],
  fieldOf: { 'consents.terms': 'terms', 'consents.privacy': 'privacy' },
  bodyOf: ({ email, password, terms, privacy }) => ({
    email: email.trim(),
    password,
    consents: { terms: terms !== '', privacy: privacy !== '' },
  }),
});

/** Makes an account its client's own; an account that already is leads on as well. */
export async function completeAccount(call: Call, data: FormData): Promise<Outcome<FormProblem<CompleteField>>> {
  const repeated = repeatProblem(completeForm, data, { password: 'password', repeat: 'repeat' });
  const done = repeated ?? (await submitForm(completeForm, data, call));
  return isRefused(done) ? showRefusal(done.problem) : leadTo('/flow');
}
