import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/**
 * Returns the lender's money, at the bank and with each provider, by the ledger: receipts and payments, day by day. A
 * provider's settlement moves money between two of the lender's accounts and counts as neither.
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
      /** All accounts together, without transfers between them. */
      total: z.object({ opening: money(), in: money(), out: money(), closing: money() }),
      /** Days with movements, all accounts together, without transfers between them. */
      days: z.array(z.object({ date: plainDate(), in: money(), out: money(), closing: money() })),
    }),
  ),
  refusals: ['invalid_input'],
});
