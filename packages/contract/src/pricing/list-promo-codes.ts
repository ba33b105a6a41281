import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { promoCode } from '../wire/promo-code.ts';
import { promotionRow } from './promotion.ts';

/** Lists promotions, the newest first. The next page begins below the last row of this one. */
export const listPromoCodes = defineEndpoint({
  name: 'listPromoCodes',
  method: 'GET',
  path: '/web/private/back-office/promo-code',
  access: 'staff',
  permission: 'promotion.read',
  summary: 'List promotions and their use',
  query: lazy(() =>
    z.object({
      /** Code of the last row that was read; an unknown code gives an empty page. */
      before: z.optional(promoCode()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() => z.array(promotionRow())),
  refusals: [],
});
