import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** What a page needs to know after a code was sent; never the code. */
export const codeSent = lazy(() =>
  z.object({
    /** How many digits the code has. */
    digits: z.int(),
    expiresAt: instant(),
    /** From when another one may be asked for. */
    resendAt: instant(),
  }),
);
