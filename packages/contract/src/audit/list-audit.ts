import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { AUDIT_KINDS, auditEntry } from './audit-entry.ts';

/** Returns the actions of staff, the newest first. A page begins before an entry, so that later ones move nothing. */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/web/private/back-office/audit',
  access: 'staff',
  permission: 'audit.read',
  summary: 'List the audit entries of staff',
  query: lazy(() =>
    z.object({
      staffId: z.optional(id()),
      kind: z.optional(z.enum(AUDIT_KINDS)),
      subjectId: z.optional(id()),
      /** Name of the call that was made. */
      call: z.optional(z.string().check(z.regex(/^[a-zA-Z]{1,60}$/))),
      /** First and last day in Mexico City, both included. */
      from: z.optional(plainDate()),
      to: z.optional(plainDate()),
      /** Number of the entry before which the page begins. */
      before: z.optional(
        z.codec(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int(), { decode: Number, encode: String }),
      ),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      entries: z.array(auditEntry()),
      /** Start of the next page; `null` on the last. */
      nextBefore: z.nullable(z.int()),
    }),
  ),
  refusals: [],
});
