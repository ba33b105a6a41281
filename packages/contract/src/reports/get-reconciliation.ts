import { CLEARING_ACCOUNTS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { MONEY_TASK_KINDS } from '../tasks/staff-task.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/**
 * Returns what providers reported, what arrived at the bank, and what is still expected, side by side; and what a
 * person has to look at before these agree.
 */
export const getReconciliation = defineEndpoint({
  name: 'getReconciliation',
  method: 'GET',
  path: '/web/private/back-office/ledger/reconciliation',
  access: 'staff',
  permission: 'ledger.read',
  summary: 'Compare providers, bank and expected payments',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /**
       * Accounts of the providers that hold or moved something. `closing` is `opening`, plus what was reported, less
       * what was settled: the amount that the provider still has to transfer, or below zero the amount still to be paid
       * to it.
       */
      accounts: z.array(
        z.object({
          account: z.enum(CLEARING_ACCOUNTS),
          opening: money(),
          told: money(),
          settled: money(),
          closing: money(),
          /** Day since which it was always uneven, if it is uneven now. */
          unevenSince: z.nullable(plainDate()),
        }),
      ),
      /**
       * Settlements of the period, the newest first, 200 at most. `net` is the amount that reached the bank, or, below
       * zero, left it.
       */
      settlements: z.array(
        z.object({
          date: plainDate(),
          account: z.enum(CLEARING_ACCOUNTS),
          reference: z.string(),
          net: money(),
          fee: money(),
        }),
      ),
      /**
       * Payments that providers reported in the period, and the number of them that were matched to their loan without
       * a person.
       */
      payments: z.object({ told: z.int(), alone: z.int() }),
      /** References that may still be paid, by payment method. */
      expected: z.array(z.object({ method: z.enum(['paynet', 'spei']), references: z.int(), amount: money() })),
      /** Open tasks about money that wait for a person now, by reason. */
      exceptions: z.array(z.object({ kind: z.enum(MONEY_TASK_KINDS), tasks: z.int(), amount: money() })),
    }),
  ),
  refusals: ['invalid_input'],
});
