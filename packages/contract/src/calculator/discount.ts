import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** What is taken off: fractions of the interest and of the service fee, 0 to 1. */
export const discount = lazy(() => z.object({ interest: z.number(), serviceFee: z.number() }));
