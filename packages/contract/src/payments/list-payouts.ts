import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { PAYOUT_STATES, payoutRow } from './payout-row.ts';

/** Lists outgoing money, the newest first. The next page begins below the last row of this one. */
export const listPayouts = defineEndpoint({
  name: 'listPayouts',
  method: 'GET',
  path: '/web/private/back-office/payout',
  access: 'staff',
  permission: 'payout.read',
  summary: 'List the payouts',
  query: lazy(() =>
    z.object({
      state: z.optional(z.enum(PAYOUT_STATES)),
      /** The id of the last row that was read. */
      before: z.optional(id()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() => z.array(payoutRow())),
  refusals: [],
});
