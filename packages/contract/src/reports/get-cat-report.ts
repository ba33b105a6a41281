import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/**
 * Returns the CAT, as it was signed, of loans whose money arrived in some days: by the product's version, the amount
 * and the payments.
 */
export const getCatReport = defineEndpoint({
  name: 'getCatReport',
  method: 'GET',
  path: '/web/private/back-office/reports/cat',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the CAT report',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      groups: z.array(
        z.object({
          productVersion: z.int(),
          /** Lowest amount of the group, which ends below the next thousand pesos. */
          amountFrom: money(),
          payments: z.int(),
          loans: z.int(),
          lent: money(),
          /** Smallest, percent a year, without IVA. */
          least: z.number(),
          median: z.number(),
          most: z.number(),
        }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
