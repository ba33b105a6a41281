import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** Money in suspense, whose loan nobody knows yet: the longest waiting first. */
export const listReceipts = defineEndpoint({
  name: 'listReceipts',
  method: 'GET',
  path: '/web/private/back-office/receipt',
  access: 'staff',
  permission: 'task.read',
  summary: 'Money in suspense',
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        method: z.string(),
        amount: money(),
        receivedOn: plainDate(),
        knownAt: instant(),
        /** SPEI's clave de rastreo, where it was a transfer. */
        trackingKey: z.nullable(z.string()),
      }),
    ),
  ),
  refusals: [],
});
