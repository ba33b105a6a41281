import type { Reply, Send } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { readTexts } from './field-texts.ts';
import type { FormBody, FormCode, FormDefinition, FormEndpoint } from './form-definition.ts';
import { formKeyOf } from './form-key.tsx';
import { type Facts, type Submitted, withoutFault } from './form-problem.ts';
import { codesByField, problemOf, readForm } from './read-form.ts';
import { retryWhileInFlight } from './retry-while-in-flight.ts';
import { UnsentForm, unsentFields } from './unsent-form.ts';

/** Parts that a form's endpoint needs besides the body: the id in its path. */
type FormParts<E extends FormEndpoint> = E extends { readonly params: unknown } | { readonly query: unknown }
  ? [parts: Omit<Send<E>, 'body'>]
  : [parts?: undefined];

/**
 * Reads a form, checks it against the shape of its endpoint, sends it under the form's key, and returns refusals by
 * field.
 *
 * @example
 * const saved = await submitForm(employmentForm, await readFormData(visit), call)
 * return saved.ok ? redirect('/flow') : json(saved.problem, 422)
 */
export async function submitForm<Field extends string, E extends FormEndpoint>(
  form: FormDefinition<Field, E>,
  data: FormData,
  call: Call,
  ...[parts]: FormParts<E>
): Promise<Submitted<Field, Reply<E>, FormBody<E>, FormCode<E>>> {
  const read = readForm(form, data);
  if (!read.ok) return read;

  // The body fits the endpoint and its parts are complete, which the compiler cannot see while `E` is generic.
  const sent = read.value as FormBody<E>;
  const send = Object.assign({ body: sent }, parts);
  const args = [form.endpoint, send, formKeyOf(data)] as unknown as Parameters<typeof call<E>>;
  const answer = await retryWhileInFlight(() => call(...args)).catch((error: unknown) => {
    if (error instanceof Response) throw error;
    // The form itself knows best which fields are secret.
    throw new UnsentForm(unsentFields(data, form.secrets ?? []), error instanceof UnsentForm ? error.cause : error);
  });
  if (answer.ok) return { ok: true, value: answer.data, sent };
  const { code, fields, facts } = answer.refusal;
  const fault = { code, fields: codesByField(form, fields), facts: plainFacts(facts) };
  return { ok: false, problem: problemOf(form, readTexts(form.fields, data), fault) };
}

/** Returns the input of a form that is not sent: its page shows it again. */
export const showAgain = <Field extends string>(fields: readonly Field[], data: FormData) =>
  ({ ok: false, problem: withoutFault(readTexts(fields, data)) }) as const;

const plainFacts = (facts: Readonly<Record<string, unknown>>): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string | number] =>
      ['string', 'number'].includes(typeof fact[1]),
    ),
  );
