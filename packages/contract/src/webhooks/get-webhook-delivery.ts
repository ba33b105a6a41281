import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { deliveryRow, WEBHOOK_TROUBLES } from './webhook-row.ts';

/** Returns one delivery: its content, byte by byte, and the result of each try. */
export const getWebhookDelivery = defineEndpoint({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/web/private/back-office/webhook-delivery/{id}',
  access: 'staff',
  permission: 'webhook.read',
  summary: 'Retrieve a webhook delivery and its attempts',
  params: idParams,
  reply: lazy(() =>
    z.object({
      delivery: deliveryRow(),
      /** Body as it is signed and sent. */
      body: z.string(),
      /** The newest first. */
      attempts: z.array(
        z.object({
          at: instant(),
          durationMs: z.int(),
          /** Status of the receiver's answer; null where there was none. */
          status: z.nullable(z.int()),
          trouble: z.nullable(z.enum(WEBHOOK_TROUBLES)),
          /** Beginning of the receiver's answer: a kilobyte at most, control characters left out. */
          answer: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  refusals: ['not_found'],
});
