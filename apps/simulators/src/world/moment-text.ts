import { z } from 'zod';

/** Schema of a moment in ISO 8601. Without an offset, as in a form's field, it is Mexico City's time. */
export const momentText = z
  .string()
  .trim()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00-06:00` : text))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text));

/** Schema of a form field that may be left empty. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());
