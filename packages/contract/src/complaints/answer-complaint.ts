import { COMPLAINT_OUTCOMES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { complaintRow } from './complaint-row.ts';

/**
 * Answers a complaint, which closes it. A client is notified of the answer; any other person gets it by the way in
 * which they asked.
 */
export const answerComplaint = defineEndpoint({
  name: 'answerComplaint',
  method: 'POST',
  path: '/web/private/back-office/complaint/{id}/answer',
  access: 'staff',
  permission: 'complaint.handle',
  summary: 'Answer a complaint',
  params: idParams,
  body: lazy(() => z.strictObject({ outcome: z.enum(COMPLAINT_OUTCOMES), text: line(2_000) })),
  reply: complaintRow,
  refusals: ['not_found', 'complaint_answered', 'text_unfit'],
  repeat: 'key',
});
