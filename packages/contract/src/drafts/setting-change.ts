import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** What two versions say differently; `null` where one of them says nothing. */
export const settingChange = lazy(() =>
  z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
);
