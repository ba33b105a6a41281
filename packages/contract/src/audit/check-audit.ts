import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Recalculates the whole chain of the audit: an entry that was changed, removed or inserted is found. */
export const checkAudit = defineEndpoint({
  name: 'checkAudit',
  method: 'GET',
  path: '/web/private/back-office/audit/check',
  access: 'staff',
  permission: 'audit.read',
  summary: 'Verify the integrity of the audit',
  reply: lazy(() =>
    z.object({
      /** Number of entries that follow from each other, from the first. */
      entries: z.int(),
      /** First entry that does not follow from the ones before; `null` when all do. */
      brokenAt: z.nullable(z.int()),
      /** Seal of the last valid entry, in hexadecimal digits. Kept elsewhere, it proves that no entry was cut off. */
      head: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});
