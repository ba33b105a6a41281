import { decodeWire, fieldErrorsOf } from '@lender/contract';
import type { Call, Refusal } from '@lender/sdk';
import type { BodySchema, FormDefinition, Texts } from './form-definition.ts';
import { KEY_FIELD } from './form-key.ts';
import { echo, type Facts, type FormProblem, type Submitted } from './form-problem.ts';
import { outlastTwin } from './outlast-twin.ts';

/**
 * Reads a form, lets its endpoint's shape judge it, sends it, and tells what was refused by field.
 *
 * @example
 * const saved = await submitForm(employmentForm, await request.formData(), call)
 * return saved.ok ? redirect('/flow') : json(saved.problem, 422)
 */
export async function submitForm<Field extends string, S extends BodySchema, Reply>(
  form: FormDefinition<Field, S, Reply>,
  data: FormData,
  call: Call,
): Promise<Submitted<Field, Reply>> {
  const texts = readTexts(form.fields, data);
  const body = decodeWire(form.body(), form.bodyOf(texts));
  if (!body.ok) return { ok: false, problem: refusedHere(form, texts, fieldErrorsOf(body.violations)) };

  const idempotencyKey = textOf(data.get(KEY_FIELD));
  const answer = await outlastTwin(() => form.send(call, body.value, idempotencyKey ? { idempotencyKey } : {}));
  if (answer.ok) return { ok: true, value: answer.data };
  return { ok: false, problem: refusedThere(form, texts, answer.refusal) };
}

/** What was typed in each field of a form. */
export const readTexts = <Field extends string>(fields: readonly Field[], data: FormData): Texts<Field> =>
  Object.fromEntries(fields.map((field) => [field, textOf(data.get(field))])) as Texts<Field>;

/** A form that is not sent: its page shows again what was typed. */
export const showAgain = <Field extends string>(fields: readonly Field[], data: FormData) =>
  ({ ok: false, problem: echo(readTexts(fields, data)) }) as const;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

type Fields<Field extends string> = Pick<
  FormDefinition<Field, never, never>,
  'fields' | 'optional' | 'secrets' | 'fieldOf'
>;

/** The endpoint's shape said no. An empty field is told apart: it asks for other words. */
function refusedHere<Field extends string>(
  form: Fields<Field>,
  texts: Texts<Field>,
  codes: Readonly<Record<string, string>>,
): FormProblem<Field> {
  const refused = codesByField(form, codes);
  const empty = Object.keys(refused).filter((field) => texts[field as Field].trim() === '');
  const fields = { ...refused, ...Object.fromEntries(empty.map((field) => [field, 'required'])) };
  return { values: shownAgain(form, texts), fields, ...formCode(fields, 'invalid_input'), facts: {} };
}

/** The API said no. */
function refusedThere<Field extends string>(
  form: Fields<Field>,
  texts: Texts<Field>,
  refusal: Refusal,
): FormProblem<Field> {
  const fields = codesByField(form, refusal.fields);
  return {
    values: shownAgain(form, texts),
    fields,
    ...formCode(fields, refusal.code),
    facts: plainFacts(refusal.facts),
  };
}

const formCode = (fields: object, code: string) => (Object.keys(fields).length === 0 ? { form: code } : {});

function codesByField<Field extends string>(
  { fields, fieldOf = {} }: Fields<Field>,
  codes: Readonly<Record<string, string>>,
): Partial<Record<Field, string>> {
  const named = Object.entries(codes).map(([part, code]) => [fieldOf[part] ?? part, code] as const);
  return Object.fromEntries(named.filter(([field]) => fields.includes(field as Field))) as Partial<
    Record<Field, string>
  >;
}

function shownAgain<Field extends string>({ fields, secrets = [] }: Fields<Field>, texts: Texts<Field>) {
  const shown = fields.filter((field) => !secrets.includes(field));
  return Object.fromEntries(shown.map((field) => [field, texts[field]])) as FormProblem<Field>['values'];
}

const plainFacts = (facts: Readonly<Record<string, unknown>>): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string | number] =>
      ['string', 'number'].includes(typeof fact[1]),
    ),
  );
