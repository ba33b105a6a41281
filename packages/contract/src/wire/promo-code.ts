import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A promotion's code: 2 to 64 letters, digits, hyphens or underscores. */
export const promoCode = lazy(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{2,64}$/)));
