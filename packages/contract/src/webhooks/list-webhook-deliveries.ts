import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { DELIVERY_STATES, deliveryRow } from './webhook-row.ts';

/**
 * Lists the deliveries that were sent or are to be sent, the newest first. The next page begins below the last row of
 * this one.
 */
export const listWebhookDeliveries = defineEndpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/web/private/back-office/webhook-delivery',
  access: 'staff',
  permission: 'webhook.read',
  summary: 'List webhook deliveries',
  query: lazy(() =>
    z.object({
      webhookId: z.optional(id()),
      state: z.optional(z.enum(DELIVERY_STATES)),
      /** The id of the last row that was read. */
      before: z.optional(id()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() => z.array(deliveryRow())),
  refusals: [],
});
