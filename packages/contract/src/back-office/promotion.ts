import * as z from 'zod/mini';
import { discount } from '../calculator/discount.ts';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';

/** What becomes of a code that somebody types: it counts, its last day is over, or as many have used it as may. */
export const PROMOTION_STATES = ['open', 'ended', 'used_up'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** A promotion as the staff see it. */
export const promotionRow = lazy(() =>
  z.object({
    code: z.string(),
    /** What is taken off, from 0 to 1. */
    discount: discount(),
    /** The last day on which it counts. */
    validUntil: plainDate(),
    maxUses: z.int(),
    uses: z.int(),
    state: z.enum(PROMOTION_STATES),
    createdAt: instant(),
  }),
);
