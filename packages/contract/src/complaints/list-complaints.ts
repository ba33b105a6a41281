import { COMPLAINT_KINDS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { complaintRow } from './complaint-row.ts';

/** Lists complaints: open ones by their deadline, answered ones the newest first. A page begins after a complaint. */
export const listComplaints = defineEndpoint({
  name: 'listComplaints',
  method: 'GET',
  path: '/web/private/back-office/complaint',
  access: 'staff',
  permission: 'complaint.read',
  summary: 'List complaints and their deadlines',
  query: lazy(() =>
    z.object({
      /** @default open */
      state: z.optional(z.enum(['open', 'answered'])),
      kind: z.optional(z.enum(COMPLAINT_KINDS)),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d\.[0-9a-f-]{36}$/))),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      rows: z.array(complaintRow()),
      /** Cursor of the next page; `null` on the last page. */
      next: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});
