import { LOAN_STANDINGS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/**
 * Returns the loans that were owed on a day, by how late they were, and how late they were on another day; a month
 * apart unless stated.
 */
export const getRollReport = defineEndpoint({
  name: 'getRollReport',
  method: 'GET',
  path: '/web/private/back-office/reports/rolls',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the roll-rate report',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /** Pairs without loans are left out. The amount is the principal owed on the first day. */
      moves: z.array(
        z.object({ before: z.enum(LOAN_STANDINGS), after: z.enum(LOAN_STANDINGS), loans: z.int(), principal: money() }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
