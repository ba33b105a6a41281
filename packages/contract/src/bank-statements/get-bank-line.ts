import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { BANK_LINE_KINDS, bankLine } from './bank-line.ts';

/**
 * Returns one line as the bank wrote it, and the bookings that it may match. The bank's text may name people, so each
 * read is recorded in the audit.
 */
export const getBankLine = defineEndpoint({
  name: 'getBankLine',
  method: 'GET',
  path: '/web/private/back-office/bank-line/{id}',
  access: 'staff',
  permission: 'payment.match',
  discloses: 'personal_data',
  summary: 'Retrieve a line of a bank statement',
  params: idParams,
  reply: lazy(() =>
    z.object({
      ...bankLine().shape,
      description: z.string(),
      balance: money(),
      /** File that contains the line, and the line's position in it. */
      statement: z.string(),
      lineNumber: z.int(),
      /** Reason why the line was set aside, in the words of a member of staff. */
      note: z.nullable(z.string()),
      /** Bookings that an exception may match: those of the same amount within some days that belong to no line yet. */
      candidates: z.array(
        z.object({
          ref: z.string(),
          kind: z.enum(BANK_LINE_KINDS),
          date: plainDate(),
          /** Name of the booking in the books. */
          name: z.string(),
        }),
      ),
    }),
  ),
  refusals: ['not_found'],
});
