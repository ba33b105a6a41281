import { COMPLAINT_CHANNELS, COMPLAINT_KINDS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { complaintRow } from './complaint-row.ts';

/** Opens a complaint. It has a folio and a deadline from this moment on; a client is notified of both. */
export const openComplaint = defineEndpoint({
  name: 'openComplaint',
  method: 'POST',
  path: '/web/private/back-office/complaint',
  access: 'staff',
  permission: 'complaint.handle',
  summary: 'Open a complaint',
  body: lazy(() =>
    z.strictObject({
      kind: z.enum(COMPLAINT_KINDS),
      channel: z.enum(COMPLAINT_CHANNELS),
      /** Name of the person who complains, who need not be a client. */
      personName: line(120),
      /** Subject of the complaint, where known: a client, or one of their applications or loans. */
      clientId: z.optional(id()),
      applicationId: z.optional(id()),
      loanId: z.optional(id()),
      text: line(2_000),
    }),
  ),
  reply: complaintRow,
  status: 201,
  refusals: ['not_found'],
  repeat: 'key',
});
