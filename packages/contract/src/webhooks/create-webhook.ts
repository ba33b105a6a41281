import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { WEBHOOK_EVENTS } from './webhook-event.ts';

/**
 * Adds an address that receives events from now on. Its secret is shown in this answer and never again. The address
 * must be public and use HTTPS; a server that is set up for development accepts any.
 */
export const createWebhook = defineEndpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/web/private/back-office/webhook',
  access: 'staff',
  permission: 'webhook.manage',
  summary: 'Create a webhook',
  body: lazy(() =>
    z.strictObject({
      url: line(500),
      name: line(60),
      events: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length)),
    }),
  ),
  reply: lazy(() => z.object({ id: id(), secret: z.string() })),
  status: 201,
  refusals: ['invalid_input'],
  repeat: 'never',
});
