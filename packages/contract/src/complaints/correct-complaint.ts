import { COMPLAINT_OUTCOMES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { complaintRow } from './complaint-row.ts';

/** Corrects the answer to a complaint. A client is notified of the new answer; the earlier one is kept beside it. */
export const correctComplaint = defineEndpoint({
  name: 'correctComplaint',
  method: 'POST',
  path: '/web/private/back-office/complaint/{id}/correction',
  access: 'staff',
  permission: 'complaint.handle',
  summary: 'Correct the answer to a complaint',
  params: idParams,
  body: lazy(() => z.strictObject({ outcome: z.enum(COMPLAINT_OUTCOMES), text: line(2_000) })),
  reply: complaintRow,
  refusals: ['not_found', 'complaint_open', 'text_unfit'],
  repeat: 'key',
});
