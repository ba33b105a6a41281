import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Derivation of one figure: the formula, computed with the inputs, gives the result. */
export const explanation = lazy(() =>
  z.object({
    /** Name of the figure, such as `interest.netCentavos`. */
    key: z.string(),
    /** Formula in the names of the inputs; `round` rounds to whole centavos, a half away from zero. */
    formula: z.string(),
    /** Centavos and days as numbers, rates as decimal text, dates as `YYYY-MM-DD`. */
    inputs: z.record(z.string(), z.union([z.number(), z.string()])),
    /** Whole centavos. */
    result: z.number(),
  }),
);
