import { MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { mandateRow } from './mandate-row.ts';

/** Debits by which mandates are filtered: one to come, or a last one that failed. */
export const MANDATE_DEBITS = ['coming', 'failed'] as const;
export type MandateDebits = (typeof MANDATE_DEBITS)[number];

/** Lists consents to debit accounts, the newest first. The next page begins below the last row of this one. */
export const listMandates = defineEndpoint({
  name: 'listMandates',
  method: 'GET',
  path: '/web/private/back-office/mandate',
  access: 'staff',
  permission: 'mandate.read',
  summary: 'List the direct debit mandates',
  query: lazy(() =>
    z.object({
      status: z.optional(z.enum(MANDATE_STATUSES)),
      debits: z.optional(z.enum(MANDATE_DEBITS)),
      /** The id of the last row that was read. */
      before: z.optional(id()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() => z.array(mandateRow())),
  refusals: [],
});
