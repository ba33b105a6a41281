import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { BANK_LINE_STATES, bankLine } from './bank-line.ts';

/**
 * Lists lines of the bank's statements, the newest first, a page beginning after a line; the totals of all lines; the
 * newest files.
 */
export const listBankLines = defineEndpoint({
  name: 'listBankLines',
  method: 'GET',
  path: '/web/private/back-office/bank-line',
  access: 'staff',
  permission: 'ledger.read',
  summary: 'List the lines of bank statements',
  query: lazy(() =>
    z.object({
      state: z.optional(z.enum(BANK_LINE_STATES)),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d\.[0-9a-f-]{36}$/))),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      rows: z.array(bankLine()),
      /** Cursor of the next page; `null` on the last page. */
      next: z.nullable(z.string()),
      /** Totals of all imported lines by state, whatever filter is set. */
      totals: z.array(
        z.object({
          state: z.enum(BANK_LINE_STATES),
          lines: z.int(),
          /** Amounts that came in and that went out, both above zero. */
          credits: money(),
          debits: money(),
          /** Number of lines that the rules recognised. */
          automatic: z.int(),
        }),
      ),
      /** The last ten. */
      statements: z.array(
        z.object({
          id: id(),
          name: z.string(),
          account: z.string(),
          importedAt: instant(),
          byName: z.string(),
          from: plainDate(),
          to: plainDate(),
          lines: z.int(),
          fresh: z.int(),
          closing: money(),
          hasGap: z.boolean(),
        }),
      ),
    }),
  ),
  refusals: [],
});
