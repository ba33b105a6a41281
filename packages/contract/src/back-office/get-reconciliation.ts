import { CLEARING_ACCOUNTS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { reportPeriod } from '../reports/report-period.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { MONEY_TASK_KINDS } from './staff-task.ts';

/**
 * What providers told of, what came to the bank, and what is still expected, side by side; and what a person has to look
 * at before they agree.
 */
export const getReconciliation = defineEndpoint({
  name: 'getReconciliation',
  method: 'GET',
  path: '/web/private/back-office/ledger/reconciliation',
  access: 'staff',
  permission: 'ledger.read',
  summary: 'Providers, bank and expected payments side by side',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /**
       * Each provider's account that holds or moved something. `closing` is `opening`, with what was told of, less what was
       * settled: what the provider still has to hand over, or below zero what it is still to be paid.
       */
      accounts: z.array(
        z.object({
          account: z.enum(CLEARING_ACCOUNTS),
          opening: money(),
          told: money(),
          settled: money(),
          closing: money(),
          /** The day since which it was never even, if it is not even now. */
          unevenSince: z.nullable(plainDate()),
        }),
      ),
      /** Settlements of the period, the newest first, 200 at most. `net` is what came to the bank, or below zero left it. */
      settlements: z.array(
        z.object({
          date: plainDate(),
          account: z.enum(CLEARING_ACCOUNTS),
          reference: z.string(),
          net: money(),
          fee: money(),
        }),
      ),
      /** Payments that providers told of in the period, and how many of them found their loan without a person. */
      payments: z.object({ told: z.int(), alone: z.int() }),
      /** References that may still be paid, by how. */
      expected: z.array(z.object({ method: z.enum(['paynet', 'spei']), references: z.int(), amount: money() })),
      /** What waits for a person now, by why: open tasks about money. */
      exceptions: z.array(z.object({ kind: z.enum(MONEY_TASK_KINDS), tasks: z.int(), amount: money() })),
    }),
  ),
  refusals: ['invalid_input'],
});
