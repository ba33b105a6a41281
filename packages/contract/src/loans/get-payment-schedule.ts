import * as z from 'zod/mini';
import { charge } from '../calculator/offer.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/** The repayments of the active loan, each with its parts and what is still open. */
export const getPaymentSchedule = defineEndpoint({
  name: 'getPaymentSchedule',
  method: 'GET',
  path: '/web/private/client/loan/active/payment-schedule',
  access: 'client',
  summary: 'The repayments of the loan',
  reply: lazy(() =>
    z.array(
      z.object({
        number: z.int(),
        dueDate: plainDate(),
        principal: money(),
        interest: charge(),
        fees: charge(),
        total: money(),
        outstanding: money(),
        status: z.enum(['paid', 'due', 'overdue', 'upcoming']),
      }),
    ),
  ),
  refusals: ['no_active_loan'],
});
