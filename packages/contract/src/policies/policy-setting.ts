import { SETTING_KINDS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** One thing that a policy says, as the policies of `@lender/lending` name them. */
export const policySetting = lazy(() => z.object({ path: z.string(), kind: z.enum(SETTING_KINDS), value: z.string() }));

/** What two policies say differently; `null` where one of them says nothing. */
export const policyChange = lazy(() =>
  z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
);
