import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';

/** Pauses an address, or sends it events again, beginning with those that waited. */
export const changeWebhook = defineEndpoint({
  name: 'changeWebhook',
  method: 'PUT',
  path: '/web/private/back-office/webhook/{id}/state',
  access: 'staff',
  permission: 'webhook.manage',
  summary: 'Pause or resume a webhook',
  params: idParams,
  body: lazy(() => z.strictObject({ state: z.enum(['active', 'paused']) })),
  reply: nothing,
  refusals: ['not_found'],
});
