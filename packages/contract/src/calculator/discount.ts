import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** What is taken off: fractions of the interest and of the service fee, 0 to 1. */
export const discount = lazy(() =>
  z.object({
    /** So much of the interest is taken off, as a fraction from 0 to 1. */
    interest: z.number(),
    /** So much of the service fee is taken off, as a fraction from 0 to 1. */
    serviceFee: z.number(),
  }),
);
