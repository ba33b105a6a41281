import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { discount } from './discount.ts';

/** Returns the promotion kept for the client's next application; none after it ended or was used up. */
export const getStoredPromotion = defineEndpoint({
  name: 'getStoredPromotion',
  method: 'GET',
  path: '/web/private/client/discounts/promo-code',
  access: 'client',
  summary: "Retrieve the client's stored promotion",
  reply: lazy(() => z.object({ promotion: z.nullable(z.object({ code: z.string(), discount: discount() })) })),
  refusals: [],
});
