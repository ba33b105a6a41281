import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { BANK_LINE_KINDS, bankLine } from './bank-line.ts';

/**
 * One line as the bank wrote it, and what of the books it may be. The bank's words may name people: each look stands in
 * the audit.
 */
export const getBankLine = defineEndpoint({
  name: 'getBankLine',
  method: 'GET',
  path: '/web/private/back-office/bank-line/{id}',
  access: 'staff',
  permission: 'payment.match',
  discloses: 'personal_data',
  summary: "A line of the bank's statement",
  params: idParams,
  reply: lazy(() =>
    z.object({
      ...bankLine().shape,
      description: z.string(),
      balance: money(),
      /** The file that it came with, and where it stands there. */
      statement: z.string(),
      lineNumber: z.int(),
      /** Why it was set aside, in somebody's words. */
      note: z.nullable(z.string()),
      /** Of an exception: what is in the books for the same amount within some days, and belongs to no line yet. */
      candidates: z.array(
        z.object({
          ref: z.string(),
          kind: z.enum(BANK_LINE_KINDS),
          date: plainDate(),
          /** How the books name it. */
          name: z.string(),
        }),
      ),
    }),
  ),
  refusals: ['not_found'],
});
