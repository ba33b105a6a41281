import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { whichLoan } from '../wire/which-loan.ts';

/** What each way out costs in all: paying everything, extending and paying a part of the principal, extending alone. */
export const compareExtending = defineEndpoint({
  name: 'compareExtending',
  method: 'GET',
  path: '/web/private/client/loan/active/extension-comparison',
  access: 'client',
  summary: 'What extending costs, beside paying',
  query: whichLoan,
  reply: lazy(() =>
    z.array(
      z.object({
        kind: z.enum(['pay_all', 'extend_and_pay_part', 'extend']),
        now: money(),
        /** Of what is paid now: what lowers the principal, and its share in percent. */
        toPrincipal: money(),
        /** How much of what is paid now lowers the principal, in percent. */
        principalPercent: z.number(),
        /** What is paid on the new due date; null for who pays all now. */
        later: z.nullable(
          z.object({
            /** By how many the due date moves. */
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
