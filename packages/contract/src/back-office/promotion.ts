import type { PromotionBound } from '@lender/lending';
import * as z from 'zod/mini';
import { discount } from '../calculator/discount.ts';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';

/**
 * What becomes of a code that is typed: it counts, its last day is over, as many clients used it as may, or staff ended it.
 */
export const PROMOTION_STATES = ['open', 'ended', 'used_up', 'stopped'] as const;
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
    /** Who made it and who approved it; null where nobody wrote it down, or where one person was enough. */
    madeByName: z.nullable(z.string()),
    approvedByName: z.nullable(z.string()),
    /** Who ended it before its last day, when and why; null where nobody did. */
    stopped: z.nullable(z.object({ at: instant(), byName: z.string(), reason: z.string() })),
  }),
);

/** What one person may promise with promotions, bound by bound, as the product says. */
export const PROMOTION_BOUNDS = [
  'discount',
  'uses',
  'days',
  'costCentavos',
] as const satisfies readonly PromotionBound[];

export const promotionBound = lazy(() => z.enum(PROMOTION_BOUNDS));
