import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { webhookRow } from './webhook-row.ts';

/** Lists the addresses that receive events, the oldest first, without their secrets. */
export const listWebhooks = defineEndpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/web/private/back-office/webhook',
  access: 'staff',
  permission: 'webhook.read',
  summary: 'List the webhooks',
  reply: lazy(() => z.array(webhookRow())),
  refusals: [],
});
