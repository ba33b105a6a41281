import type { PromotionBound } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { discount } from './discount.ts';

/**
 * State of a code that is entered: it counts, its last day is over, as many clients as allowed used it, or staff ended
 * it.
 */
export const PROMOTION_STATES = ['open', 'ended', 'used_up', 'stopped'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** A promotion as staff see it. */
export const promotionRow = lazy(() =>
  z.object({
    code: z.string(),
    /** Fraction that is taken off, from 0 to 1. */
    discount: discount(),
    /** Last day on which it is valid. */
    validUntil: plainDate(),
    maxUses: z.int(),
    uses: z.int(),
    state: z.enum(PROMOTION_STATES),
    createdAt: instant(),
    /**
     * Members of staff who made and approved the promotion; null where no name was recorded, or where one person was
     * enough.
     */
    madeByName: z.nullable(z.string()),
    approvedByName: z.nullable(z.string()),
    /**
     * Member of staff who ended the promotion before its last day, with moment and reason; null where it was not ended
     * early.
     */
    stopped: z.nullable(z.object({ at: instant(), byName: z.string(), reason: z.string() })),
  }),
);

/** Limits on what one person may promise with promotions, as the product sets them. */
export const PROMOTION_BOUNDS = [
  'discount',
  'uses',
  'days',
  'costCentavos',
] as const satisfies readonly PromotionBound[];

export const promotionBound = lazy(() => z.enum(PROMOTION_BOUNDS));
