import { MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Pauses, resumes or ends a mandate. Pausing and ending cancel an announced debit; a debit that was already sent to the
 * bank continues. Refused where the mandate's status does not allow the change.
 */
export const changeMandate = defineEndpoint({
  name: 'changeMandate',
  method: 'POST',
  path: '/web/private/back-office/mandate/{id}/status',
  access: 'staff',
  permission: 'mandate.manage',
  summary: 'Pause, resume or end a direct debit mandate',
  params: idParams,
  body: lazy(() => z.strictObject({ to: z.enum(['paused', 'active', 'cancelled']), note: line(500) })),
  reply: lazy(() => z.object({ status: z.enum(MANDATE_STATUSES) })),
  refusals: ['not_found', 'illegal_transition'],
  repeat: 'key',
});
