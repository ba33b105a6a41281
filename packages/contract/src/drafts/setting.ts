import { SETTING_KINDS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** One thing that a policy or a product says, as `@lender/lending` names it. */
export const setting = lazy(() =>
  z.object({
    path: z.string(),
    kind: z.enum(SETTING_KINDS),
    value: z.string(),
    /** The least and the most that it may be. */
    bounds: z.exactOptional(z.object({ least: z.string(), most: z.string() })),
    choices: z.exactOptional(z.array(z.string())),
    /** May be left empty. */
    isOptional: z.exactOptional(z.literal(true)),
  }),
);
