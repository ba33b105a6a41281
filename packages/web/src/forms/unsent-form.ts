import { readTexts } from './field-texts.ts';
import { SECRET_FIELDS, type Texts } from './form-definition.ts';

/** A form that could not be accepted, as its page can offer it again: names and texts, secrets and files left out. */
export type UnsentFields = readonly (readonly [name: string, text: string])[];

/** A form that was sent but not accepted. */
export interface HeldForm {
  readonly fields: UnsentFields;
  /** Address of the sign-in page, when the session was over; `undefined` when the fault is ours. */
  readonly signIn: string | undefined;
}

/**
 * Thrown in place of the error that kept a form from being accepted (its `cause`). The error page reads the input from
 * it.
 */
export class UnsentForm extends Error {
  readonly fields: UnsentFields;

  constructor(fields: UnsentFields, cause: unknown) {
    super('a form could not be taken', { cause });
    this.fields = fields;
  }
}

/**
 * Returns the part of a form that a page may show again.
 *
 * @param secrets - the form's own secret fields; where the form is not known, every field that is secret in any form
 */
export function unsentFields(data: FormData, secrets: readonly string[] = SECRET_FIELDS): UnsentFields {
  const names = [...new Set(data.keys())].filter((name) => !secrets.includes(name));
  const texts: Texts<string> = readTexts(names, data);
  return names.map((name) => [name, texts[name] ?? '']);
}
