import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { promoCode } from '../wire/promo-code.ts';
import { discount } from './discount.ts';

/** Keeps a promotion for the client's next application; the best single discount counts, and none are added up. */
export const applyPromoCode = defineEndpoint({
  name: 'applyPromoCode',
  method: 'POST',
  path: '/web/private/client/discounts/promo-code',
  access: 'client',
  summary: "Apply a promotion to the client's next application",
  body: lazy(() => z.strictObject({ code: promoCode() })),
  reply: lazy(() => z.object({ code: z.string(), discount: discount() })),
  refusals: ['promo_code_invalid', 'promo_code_used', 'rate_limited'],
  repeat: 'key',
});
