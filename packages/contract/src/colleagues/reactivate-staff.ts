import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Asks a second person to let a suspended member of staff sign in again. */
export const reactivateStaff = defineEndpoint({
  name: 'reactivateStaff',
  method: 'PUT',
  path: '/web/private/back-office/staff/{id}/reactivation',
  access: 'staff',
  permission: 'access.manage',
  approval: 'four-eyes',
  summary: 'Request the reactivation of a member of staff',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['not_found', 'own_account', 'unchanged', 'approval_pending'],
});
