import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';

/** Deletes an address with its secret and all messages that were or would be sent to it. */
export const removeWebhook = defineEndpoint({
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/web/private/back-office/webhook/{id}',
  access: 'staff',
  permission: 'webhook.manage',
  summary: 'Delete a webhook',
  params: idParams,
  reply: nothing,
  refusals: ['not_found'],
});
