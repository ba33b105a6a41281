import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** Friend to whom the client recommended the lender; the friend registers with the code. */
export const referral = lazy(() =>
  z.object({
    id: id(),
    name: z.string(),
    phoneLastFour: z.string(),
    code: z.string(),
    status: z.enum(['invited', 'registered', 'withdrawn']),
    createdAt: instant(),
  }),
);
