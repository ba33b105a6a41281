import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { promoCode } from '../wire/promo-code.ts';
import { line } from '../wire/text.ts';
import { promotionRow } from './promotion.ts';

/**
 * Ends a promotion at once and for good. Applications that already have its discount keep it; no other client gets it
 * any more, also not one who kept the code for later.
 */
export const endPromoCode = defineEndpoint({
  name: 'endPromoCode',
  method: 'POST',
  path: '/web/private/back-office/promo-code/{code}/end',
  access: 'staff',
  permission: 'promotion.create',
  summary: 'End a promotion',
  params: lazy(() => z.object({ code: promoCode() })),
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: promotionRow,
  refusals: ['not_found', 'promotion_over'],
});
