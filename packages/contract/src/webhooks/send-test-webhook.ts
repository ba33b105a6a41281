import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';

/** Sends an address an event without meaning, so that its receiver can be tested. */
export const sendTestWebhook = defineEndpoint({
  name: 'sendTestWebhook',
  method: 'POST',
  path: '/web/private/back-office/webhook/{id}/test',
  access: 'staff',
  permission: 'webhook.manage',
  summary: 'Send a test event to a webhook',
  params: idParams,
  reply: lazy(() => z.object({ deliveryId: id() })),
  refusals: ['not_found', 'illegal_transition'],
  repeat: 'key',
});
