import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { periodFields } from './report-period.ts';

/** Ages at which loans are measured, in days since the money arrived. */
export const VINTAGE_AGES = [15, 30, 45, 60, 90, 120, 180, 270, 360] as const;

const lateDays = lazy(() =>
  z.codec(z.string().check(z.regex(/^[1-9]\d?$/)), z.int(), { decode: Number, encode: String }),
);

/**
 * Returns the loans whose money arrived in a period, by month of arrival: the part of that money owed at each age by
 * loans that were later than a number of days, or lost.
 */
export const getVintageReport = defineEndpoint({
  name: 'getVintageReport',
  method: 'GET',
  path: '/web/private/back-office/reports/vintages',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the vintage report',
  query: lazy(() =>
    z.object({
      ...periodFields(),
      /** Number of days above which a loan counts as late, up to 99; 7 unless stated. */
      daysLate: z.optional(lateDays()),
    }),
  ),
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      daysLate: z.int(),
      months: z.array(
        z.object({
          /** Its first day. */
          month: plainDate(),
          loans: z.int(),
          lent: money(),
          /** Late amounts, for each age that every loan of the month has reached. */
          ages: z.array(z.object({ days: z.int(), late: money() })),
        }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
