import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { whichLoan } from '../wire/which-loan.ts';

/**
 * Compares the total cost of each option: paying everything, extending and paying a part of the principal, extending
 * alone.
 */
export const compareExtending = defineEndpoint({
  name: 'compareExtending',
  method: 'GET',
  path: '/web/private/client/loan/active/extension-comparison',
  access: 'client',
  summary: 'Compare the cost of an extension with paying',
  query: whichLoan,
  reply: lazy(() =>
    z.array(
      z.object({
        kind: z.enum(['pay_all', 'extend_and_pay_part', 'extend']),
        now: money(),
        /** Part of the amount paid now that lowers the principal. */
        toPrincipal: money(),
        /** Share of the amount paid now that lowers the principal, in percent. */
        principalPercent: z.number(),
        /** Payment on the new due date; null where everything is paid now. */
        later: z.nullable(
          z.object({
            /** Number of days by which the due date moves. */
            days: z.int(),
            dueDate: plainDate(),
            amount: money(),
          }),
        ),
        total: money(),
      }),
    ),
  ),
  refusals: ['no_active_loan'],
});
