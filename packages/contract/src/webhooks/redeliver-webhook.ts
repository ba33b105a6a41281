import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';

/** Sends a delivery again, with all of its tries, whether it failed or arrived. Its `webhook-id` stays the same. */
export const redeliverWebhook = defineEndpoint({
  name: 'redeliverWebhook',
  method: 'POST',
  path: '/web/private/back-office/webhook-delivery/{id}/redeliver',
  access: 'staff',
  permission: 'webhook.manage',
  summary: 'Redeliver a message',
  params: idParams,
  reply: nothing,
  refusals: ['not_found'],
  repeat: 'key',
});
