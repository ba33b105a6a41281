import type { Texts } from './form-definition.ts';

/** Reads the text that was typed in each field of a form. A file in place of a text counts as nothing typed. */
export function readTexts<Field extends string>(fields: readonly Field[], data: FormData): Texts<Field> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) texts[field] = textOf(data.get(field));
  return texts as Texts<Field>;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** Returns one value for each field that has one. */
export function byField<Field extends string>(
  fields: readonly Field[],
  textFor: (field: Field) => string | undefined,
): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = textFor(field);
    if (value !== undefined) values[field] = value;
  }
  return values;
}
