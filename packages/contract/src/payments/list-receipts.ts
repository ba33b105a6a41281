import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { receiptRow } from './receipt-row.ts';

/**
 * Lists unmatched payments, which are in suspense because their loan is not known yet: the longest waiting first. The
 * next page begins after the last row of this one.
 */
export const listReceipts = defineEndpoint({
  name: 'listReceipts',
  method: 'GET',
  path: '/web/private/back-office/receipt',
  access: 'staff',
  permission: 'payout.read',
  summary: 'List the unmatched payments',
  query: lazy(() =>
    z.object({
      /** Id, to list one payment alone. */
      id: z.optional(id()),
      /** The id of the last row that was read. */
      after: z.optional(id()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() => z.array(receiptRow())),
  refusals: [],
});
