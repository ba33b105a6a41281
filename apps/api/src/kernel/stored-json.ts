import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import * as z from 'zod/mini';

/** Values inside the JSON that the server stores, read back under the types that they had. */

/** An amount from zero. */
export const storedAmount = z.pipe(z.int().check(z.nonnegative()), z.transform(centavos));

/** A day of the calendar. */
export const storedDay = z.pipe(z.iso.date(), z.transform(plainDate));

/** A share as decimal text, such as `0.05`, so that it stays exact. */
export const storedShare = z.string().check(z.regex(/^\d+(?:\.\d+)?$/));
