import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A month of Mexico City, `YYYY-MM`. */
export const month = lazy(() => z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)));
