import { readTexts } from './field-texts.ts';
import type { Texts } from './form-definition.ts';

/** A form that nobody could take, as its page can offer it again: names and texts, secrets and files left out. */
export type UnsentFields = readonly (readonly [name: string, text: string])[];

/** A form that was sent and not taken. */
export interface HeldForm {
  readonly fields: UnsentFields;
  /** Where to sign in, when the session was over; nothing when the fault is ours. */
  readonly signIn: string | undefined;
}

/** What no page shows again, where the form that it stands in does not say so itself. */
const SECRETS = 'password oldPassword newPassword repeat code emailCode otp tokenId deviceSessionId'.split(' ');

/** Thrown in place of what kept a form from being taken, which is the `cause`. The error page finds what was typed. */
export class UnsentForm extends Error {
  readonly fields: UnsentFields;

  constructor(fields: UnsentFields, cause: unknown) {
    super('a form could not be taken', { cause });
    this.fields = fields;
  }
}

/** What of a form may stand in a page again. */
export function unsentFields(data: FormData, secrets: readonly string[] = SECRETS): UnsentFields {
  const names = [...new Set(data.keys())].filter((name) => !secrets.includes(name));
  const texts: Texts<string> = readTexts(names, data);
  return names.map((name) => [name, texts[name] ?? '']);
}
