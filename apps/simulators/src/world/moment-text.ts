import { z } from 'zod';

/** A moment that a caller or a person gave: ISO 8601, or without an offset Mexico City's time, as a form's field has it. */
export const momentText = z
  .string()
  .trim()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00-06:00` : text))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text));

/** A field of a form that may be left empty. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());
