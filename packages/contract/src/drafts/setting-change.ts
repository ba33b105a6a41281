import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Difference between two versions; `null` where one of them has no value. */
export const settingChange = lazy(() =>
  z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
);
