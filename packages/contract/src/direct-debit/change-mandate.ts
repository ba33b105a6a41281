import { MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Lets a mandate rest, count again, or end for good. What was announced is called off by either of the first and last;
 * what the bank was asked for goes on. Refused where the mandate is not in a status that leads there.
 */
export const changeMandate = defineEndpoint({
  name: 'changeMandate',
  method: 'POST',
  path: '/web/private/back-office/mandate/{id}/status',
  access: 'staff',
  permission: 'mandate.manage',
  summary: 'Pause, resume or end leave to debit',
  params: idParams,
  body: lazy(() => z.strictObject({ to: z.enum(['paused', 'active', 'cancelled']), note: line(500) })),
  reply: lazy(() => z.object({ status: z.enum(MANDATE_STATUSES) })),
  refusals: ['not_found', 'illegal_transition'],
  repeat: 'key',
});
