import { SETTING_KINDS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** One setting of a policy or a product, as `@lender/lending` names it. */
export const setting = lazy(() =>
  z.object({
    path: z.string(),
    kind: z.enum(SETTING_KINDS),
    value: z.string(),
    /** Smallest and largest value that it may have. */
    bounds: z.exactOptional(z.object({ least: z.string(), most: z.string() })),
    choices: z.exactOptional(z.array(z.string())),
    /** True when it may be left empty. */
    isOptional: z.exactOptional(z.literal(true)),
  }),
);
