import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { approvalRow } from './approval-row.ts';

/** Rejects a request, the caller's own included: nothing happens, and the same request may be made again. */
export const rejectRequest = defineEndpoint({
  name: 'rejectRequest',
  method: 'POST',
  path: '/web/private/back-office/approval/{id}/reject',
  access: 'staff',
  permission: 'approval.decide',
  summary: 'Reject or withdraw a request',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: approvalRow,
  refusals: ['not_found', 'approval_decided'],
  repeat: 'key',
});
