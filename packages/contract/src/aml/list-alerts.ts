import { AML_KINDS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { alertRow } from './alert-row.ts';

/** Lists alerts: open ones the oldest first, closed ones the newest first. Alerts about the caller are left out. */
export const listAlerts = defineEndpoint({
  name: 'listAlerts',
  method: 'GET',
  path: '/web/private/back-office/aml-alert',
  access: 'staff',
  permission: 'aml.read',
  summary: 'List money laundering alerts',
  query: lazy(() =>
    z.object({
      /** @default open */
      state: z.optional(z.enum(['open', 'closed'])),
      kind: z.optional(z.enum(AML_KINDS)),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      rows: z.array(alertRow()),
      /** Start of the next page; `null` on the last. */
      next: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});
