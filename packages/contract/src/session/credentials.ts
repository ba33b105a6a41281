import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** What a person types to sign in: the user is an e-mail or, for a client, a ten-digit phone. */
export const credentials = lazy(() =>
  z.strictObject({
    // Control characters name nobody.
    username: z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\p{Cc}]*$/u)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
);
