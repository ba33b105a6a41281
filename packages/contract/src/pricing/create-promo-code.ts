import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { promoCode } from '../wire/promo-code.ts';
import { line } from '../wire/text.ts';
import { promotionBound } from './promotion.ts';

/**
 * Creates a promotion: its discount, its last day, and the number of clients who may use it. One that exceeds the
 * product's bounds of promotions waits for a second person, and exists once they approve it.
 */
export const createPromoCode = defineEndpoint({
  name: 'createPromoCode',
  method: 'POST',
  path: '/web/private/back-office/promo-code',
  access: 'staff',
  permission: 'promotion.create',
  approval: 'four-eyes',
  summary: 'Create a promotion',
  body: lazy(() =>
    z.strictObject({
      code: promoCode(),
      discount: z.strictObject({
        /** Discount on the interest, as a fraction from 0 to 1. */
        interest: z.number().check(z.minimum(0), z.maximum(1)),
        /** Discount on the service fee, as a fraction from 0 to 1. */
        serviceFee: z.number().check(z.minimum(0), z.maximum(1)),
      }),
      validUntil: plainDate(),
      maxUses: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      note: line(500),
    }),
  ),
  reply: lazy(() =>
    z.object({
      code: z.string(),
      validUntil: plainDate(),
      maxUses: z.int(),
      uses: z.int(),
      /** Request that waits for a second person; null where the promotion exists. */
      approvalId: z.nullable(id()),
      /** Bounds that it exceeds; empty where one person may create it. */
      beyond: z.array(promotionBound()),
    }),
  ),
  status: 201,
  refusals: ['not_unique', 'invalid_input', 'approval_pending'],
  repeat: 'key',
});
