import { decodeWire, fieldErrorsOf } from '@lender/contract';
import { byField, readTexts } from './field-texts.ts';
import type { FormDefinition, FormEndpoint, Texts } from './form-definition.ts';
import type { Facts, FormProblem, RefusedForm } from './form-problem.ts';

/**
 * Reads a form and checks it against the shape of its endpoint. An empty field has a code of its own (`required`),
 * since it needs other words.
 */
export function readForm<Field extends string>(
  form: FormDefinition<Field, FormEndpoint>,
  data: FormData,
): { readonly ok: true; readonly value: unknown } | RefusedForm<Field, 'invalid_input'> {
  const texts = readTexts(form.fields, data);
  const body = decodeWire(form.endpoint.body(), form.bodyOf(texts));
  if (body.ok) return body;
  const codes = codesByField(form, fieldErrorsOf(body.violations));
  const fields = byField(
    form.fields,
    (field) => codes[field] && (texts[field].trim() === '' ? 'required' : codes[field]),
  );
  return { ok: false, problem: problemOf(form, texts, { fields, code: 'invalid_input', facts: {} }) };
}

type Fields<Field extends string> = Pick<FormDefinition<Field, FormEndpoint>, 'fields' | 'secrets' | 'fieldOf'>;

interface Fault<Field extends string, Code extends string> {
  readonly fields: FormProblem<Field>['fields'];
  readonly code: Code;
  readonly facts: Facts;
}

/** Returns what the page shows of a refused form. The code is given where no field of the page carries one. */
export function problemOf<Field extends string, Code extends string>(
  { fields: shown, secrets = [] }: Fields<Field>,
  texts: Texts<Field>,
  { fields, code, facts }: Fault<Field, Code>,
): FormProblem<Field, Code> {
  const values = byField(shown, (field) => (secrets.some((secret) => secret === field) ? undefined : texts[field]));
  return { values, fields, ...(Object.keys(fields).length === 0 && { form: code }), facts };
}

/** Returns the codes of a body's parts, under the names that the page gives to its fields. */
export function codesByField<Field extends string>(
  { fields, fieldOf = {} }: Fields<Field>,
  codes: Readonly<Record<string, string>>,
): Partial<Record<Field, string>> {
  const parts = Object.entries(codes);
  return byField(fields, (field) => parts.find(([part]) => (fieldOf[part] ?? part) === field)?.[1]);
}
