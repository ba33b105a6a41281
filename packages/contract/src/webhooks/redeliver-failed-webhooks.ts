import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';

/** Sends an address everything again that failed since a day; what arrived is left alone. */
export const redeliverFailedWebhooks = defineEndpoint({
  name: 'redeliverFailedWebhooks',
  method: 'POST',
  path: '/web/private/back-office/webhook/{id}/redeliver',
  access: 'staff',
  permission: 'webhook.manage',
  summary: 'Redeliver the failed messages of a webhook',
  params: idParams,
  body: lazy(() => z.strictObject({ since: plainDate() })),
  reply: lazy(() => z.object({ count: z.int() })),
  refusals: ['not_found'],
  repeat: 'key',
});
