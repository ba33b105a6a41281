import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { month } from '../wire/month.ts';
import { PACK_FILES, PACK_SUMS } from './pack-file.ts';

/**
 * Returns what is reported to authorities for a month, file by file, with the sums of each. `createPersonalExport`
 * makes it.
 */
export const getRegulatorPack = defineEndpoint({
  name: 'getRegulatorPack',
  method: 'GET',
  path: '/web/private/back-office/regulator-pack',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the regulatory reports of a month',
  /** @default the last month that is over */
  query: lazy(() => z.object({ month: z.optional(month()) })),
  reply: lazy(() =>
    z.object({
      month: month(),
      from: plainDate(),
      to: plainDate(),
      /** True when the month is over; until then its figures change, and no pack is made of it. */
      isOver: z.boolean(),
      /** Current month, by the business clock. */
      currentMonth: month(),
      files: z.array(
        z.object({
          name: z.enum(PACK_FILES),
          rows: z.int(),
          /** Number of rows that a member of staff has to look at before they are sent. */
          doubts: z.int(),
          sums: z.array(z.object({ sum: z.enum(PACK_SUMS), amount: money() })),
          /** True when the sums equal those of the ledger to the centavo; null for files that state no account. */
          matchesBooks: z.nullable(z.boolean()),
        }),
      ),
    }),
  ),
  refusals: [],
});
