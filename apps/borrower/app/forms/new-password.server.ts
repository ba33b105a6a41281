import { getPasswordRules } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormDefinition, type FormEndpoint, type RefusedForm, readTexts } from '@lender/web/forms';
import type { PasswordRules } from './new-password.tsx';

/** Reads the server's rules for a new password, for a page on which one is chosen. */
export async function readPasswordRules(call: Call): Promise<PasswordRules> {
  const answer = await call(getPasswordRules);
  if (!answer.ok) throw new Error(`the rules of a password could not be read: ${answer.refusal.code}`);
  return answer.data;
}

/** Returns the form's problem where the repeated password differs; the page checks this, not the API. */
export function repeatProblem<Field extends string>(
  { fields, secrets = [] }: Pick<FormDefinition<Field, FormEndpoint>, 'fields' | 'secrets'>,
  data: FormData,
  { password, repeat }: { readonly password: Field; readonly repeat: Field },
): RefusedForm<Field, 'invalid_input'> | undefined {
  const typed = data.get(password);
  // An empty field is reported by the form itself.
  if (typed === '' || typed === null || typed === data.get(repeat)) return undefined;
  const shown = readTexts(
    fields.filter((field) => !secrets.some((secret) => secret === field)),
    data,
  );
  const different: Partial<Record<Field, string>> = {};
  different[repeat] = 'different';
  return { ok: false, problem: { values: shown, fields: different, facts: {} } };
}
