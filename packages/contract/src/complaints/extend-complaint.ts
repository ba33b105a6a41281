import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { complaintRow } from './complaint-row.ts';

/** Extends the deadline of a complaint, once, where its kind allows that, with the reason. */
export const extendComplaint = defineEndpoint({
  name: 'extendComplaint',
  method: 'POST',
  path: '/web/private/back-office/complaint/{id}/extension',
  access: 'staff',
  permission: 'complaint.handle',
  summary: 'Extend the deadline of a complaint',
  params: idParams,
  body: lazy(() => z.strictObject({ reason: line(500) })),
  reply: complaintRow,
  refusals: ['not_found', 'complaint_answered', 'complaint_not_extendable', 'text_unfit'],
  repeat: 'key',
});
