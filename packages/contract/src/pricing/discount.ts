import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Discount: fractions of the interest and of the service fee that are taken off, 0 to 1. */
export const discount = lazy(() =>
  z.object({
    /** Discount on the interest, as a fraction from 0 to 1. */
    interest: z.number(),
    /** Discount on the service fee, as a fraction from 0 to 1. */
    serviceFee: z.number(),
  }),
);
