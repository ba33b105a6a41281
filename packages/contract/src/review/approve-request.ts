import * as z from 'zod/mini';
import { approvalRow } from '../approvals/approval-row.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Does what another member of staff asked for, if its subject is still as it was then. The two have to be independent:
 * neither may have taken part in giving the other one access.
 */
export const approveRequest = defineEndpoint({
  name: 'approveRequest',
  method: 'POST',
  path: '/web/private/back-office/approval/{id}/approve',
  access: 'staff',
  permission: 'approval.decide',
  summary: "Approve a colleague's request",
  params: idParams,
  body: lazy(() => z.strictObject({ note: z.optional(line(500)) })),
  reply: approvalRow,
  refusals: ['not_found', 'approval_own', 'approval_not_independent', 'approval_decided', 'approval_stale'],
  repeat: 'never',
});
