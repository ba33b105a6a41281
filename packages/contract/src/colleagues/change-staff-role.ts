import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Asks a second person to give a colleague another role. Once approved, it applies from their next call on. */
export const changeStaffRole = defineEndpoint({
  name: 'changeStaffRole',
  method: 'PUT',
  path: '/web/private/back-office/staff/{id}/role',
  access: 'staff',
  permission: 'access.manage',
  approval: 'four-eyes',
  summary: 'Request a role change for a member of staff',
  params: idParams,
  body: lazy(() => z.strictObject({ role: z.enum(STAFF_ROLES), note: line(500) })),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['not_found', 'own_account', 'unchanged', 'approval_pending'],
});
