import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** How one figure came to be; whoever computes the formula from the inputs gets the result. */
export const explanation = lazy(() =>
  z.object({
    /** Which figure, such as `interest.netCentavos`. */
    key: z.string(),
    /** In the names of the inputs; `round` takes to whole centavos, a half away from zero. */
    formula: z.string(),
    /** Centavos and days as numbers, rates as decimal text, dates as `YYYY-MM-DD`. */
    inputs: z.record(z.string(), z.union([z.number(), z.string()])),
    /** Whole centavos. */
    result: z.number(),
  }),
);
