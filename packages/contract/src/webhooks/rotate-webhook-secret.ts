import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';

/**
 * Makes a new secret for an address, shown in this answer and never again. The previous secret signs beside it for a
 * day, so that a receiver has time to change; one that was still older ends at once.
 */
export const rotateWebhookSecret = defineEndpoint({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/web/private/back-office/webhook/{id}/secret',
  access: 'staff',
  permission: 'webhook.manage',
  summary: 'Rotate the secret of a webhook',
  params: idParams,
  reply: lazy(() => z.object({ secret: z.string(), oldSecretUntil: instant() })),
  refusals: ['not_found'],
  repeat: 'never',
});
