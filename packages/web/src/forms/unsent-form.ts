import { readTexts } from './field-texts.ts';
import { SECRET_FIELDS, type Texts } from './form-definition.ts';

/** A form that nobody could take, as its page can offer it again: names and texts, secrets and files left out. */
export type UnsentFields = readonly (readonly [name: string, text: string])[];

/** A form that was sent and not taken. */
export interface HeldForm {
  readonly fields: UnsentFields;
  /** Where to sign in, when the session was over; nothing when the fault is ours. */
  readonly signIn: string | undefined;
}

/** Thrown in place of what kept a form from being taken, which is the `cause`. The error page finds what was typed. */
export class UnsentForm extends Error {
  readonly fields: UnsentFields;

  constructor(fields: UnsentFields, cause: unknown) {
    super('a form could not be taken', { cause });
    this.fields = fields;
  }
}

/**
 * What of a form may stand in a page again.
 *
 * @param secrets - what the form says of itself; where nobody asked it, whatever is secret in any form
 */
export function unsentFields(data: FormData, secrets: readonly string[] = SECRET_FIELDS): UnsentFields {
  const names = [...new Set(data.keys())].filter((name) => !secrets.includes(name));
  const texts: Texts<string> = readTexts(names, data);
  return names.map((name) => [name, texts[name] ?? '']);
}
