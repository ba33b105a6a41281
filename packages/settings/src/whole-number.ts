import * as z from 'zod/mini';

/** Returns a codec of a whole number from `least` to `most`, as text. */
export function wholeNumber(least: number, most: number) {
  const said = `a whole number from ${least} to ${most}`;
  return z.codec(
    z.string().check(z.regex(/^\d{1,9}$/, said)),
    z.int().check(z.minimum(least, said), z.maximum(most, said)),
    { decode: Number, encode: String },
  );
}
