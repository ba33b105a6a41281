import { changePassword } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { doneAt } from '../../../forms/done-in.ts';
import { repeatProblem } from '../../../forms/new-password.server.ts';
import { PASSWORD_FIELDS, type PasswordField } from './password.ts';

export const passwordForm = defineForm({
  endpoint: changePassword,
  fields: PASSWORD_FIELDS,
  secrets: PASSWORD_FIELDS,
  bodyOf: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
});

/** Sets another password. This session continues; the API ends the others. */
export async function setPassword(call: Call, data: FormData): Promise<Outcome<FormProblem<PasswordField>>> {
  const repeated = repeatProblem(passwordForm, data, { password: 'newPassword', repeat: 'repeat' });
  const changed = repeated ?? (await submitForm(passwordForm, data, call));
  return changed.ok ? leadTo(doneAt('/profile', 'password')) : showRefusal(changed.problem);
}
