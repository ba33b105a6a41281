import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/**
 * The money of the lender, at the bank and with each provider, as the ledger has it: what came in and went out, day by day.
 * What a provider settles goes from one of the lender's accounts to another: it neither comes in nor goes out.
 */
export const getCashReport = defineEndpoint({
  name: 'getCashReport',
  method: 'GET',
  path: '/web/private/back-office/reports/cash',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the cash report',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /**
       * Every account that holds money. `closing` is `opening`, with what came in, less what went out; a transfer from
       * one account to another is in both of them.
       */
      accounts: z.array(
        z.object({ account: z.string(), opening: money(), in: money(), out: money(), closing: money() }),
      ),
      /** All accounts together, without what went from one to another. */
      total: z.object({ opening: money(), in: money(), out: money(), closing: money() }),
      /** Days on which something moved, all accounts together, without what went from one to another. */
      days: z.array(z.object({ date: plainDate(), in: money(), out: money(), closing: money() })),
    }),
  ),
  refusals: ['invalid_input'],
});
