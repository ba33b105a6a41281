import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Asks a second person to remove the second factor of a member of staff who lost it together with the recovery codes.
 * Once approved, all sessions of that member of staff end at once.
 */
export const resetSecondFactor = defineEndpoint({
  name: 'resetSecondFactor',
  method: 'PUT',
  path: '/web/private/back-office/staff/{id}/second-factor/reset',
  access: 'staff',
  permission: 'access.manage',
  approval: 'four-eyes',
  summary: "Request the reset of a member of staff's second factor",
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['not_found', 'own_account', 'approval_pending'],
});
