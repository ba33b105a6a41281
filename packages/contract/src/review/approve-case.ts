import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { caseDetail } from './case-detail.ts';

/**
 * Approves an application under manual verification, for the amount requested. An approval that departs from the engine
 * (`approvalNeedsNote` of the case) says why, and is refused as `invalid_input` without a note.
 */
export const approveCase = defineEndpoint({
  name: 'approveCase',
  method: 'POST',
  path: '/web/private/back-office/application/{id}/approve',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Approve an application',
  params: idParams,
  body: lazy(() => z.strictObject({ note: z.optional(line(500)) })),
  reply: caseDetail,
  refusals: ['not_found', 'invalid_input', 'illegal_transition', 'client_cannot_apply', 'consent_missing'],
  repeat: 'key',
});
