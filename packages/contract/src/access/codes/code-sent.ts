import * as z from 'zod/mini';
import { lazy } from '../../endpoint.ts';
import { instant } from '../../wire/calendar.ts';

/** Facts that a page needs after a code was sent; never the code. */
export const codeSent = lazy(() =>
  z.object({
    /** Number of digits of the code. */
    digits: z.int(),
    expiresAt: instant(),
    /** Moment from which another code may be asked for. */
    resendAt: instant(),
  }),
);
