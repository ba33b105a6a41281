import * as z from 'zod/mini';

/** The number of a port, written as text. */
export const port = z.codec(z.string().check(z.regex(/^\d{1,5}$/)), z.int().check(z.maximum(65_535)), {
  decode: Number,
  encode: String,
});
