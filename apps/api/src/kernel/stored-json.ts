import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import * as z from 'zod/mini';

/** Values inside the JSON that the server stores, read back under the types that they had. */

/** An amount from zero. */
export const storedAmount = z.pipe(z.int().check(z.nonnegative()), z.transform(centavos));

/** A day of the calendar. */
export const storedDay = z.pipe(z.iso.date(), z.transform(plainDate));

/** A rate from zero as decimal text, such as `1.80` for 180 %, so that it stays exact. */
export const storedRate = z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,6})?$/));

/** A rate up to `1`: a part of something. */
export const storedShare = storedRate.check(z.refine((text) => Number(text) <= 1));
