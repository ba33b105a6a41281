import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { promoCode } from '../wire/promo-code.ts';
import { discount } from './discount.ts';

/**
 * Tells whether a promotion can be used now, and its discount. Unknown, ended and used-up codes get the same answer.
 */
export const verifyPromoCode = defineEndpoint({
  name: 'verifyPromoCode',
  method: 'GET',
  path: '/web/public/promo-code/{code}/verify',
  access: 'public',
  summary: 'Check a promotion',
  params: lazy(() => z.object({ code: promoCode() })),
  reply: lazy(() => z.object({ code: z.string(), valid: z.boolean(), discount: z.nullable(discount()) })),
  refusals: ['rate_limited'],
});
