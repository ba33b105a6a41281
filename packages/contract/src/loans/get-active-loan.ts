import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';

/** The client's loan: the one that is owed or, right after it was paid, the last one. */
export const getActiveLoan = defineEndpoint({
  name: 'getActiveLoan',
  method: 'GET',
  path: '/web/private/client/loan/active',
  access: 'client',
  summary: "The client's loan",
  reply: lazy(() =>
    z.object({
      id: id(),
      hashedId: z.string(),
      status: loanStatus(),
      principal: money(),
      /** What is to pay on the due date. */
      total: money(),
      startDate: plainDate(),
      dueDate: plainDate(),
      /** What settles the loan today. */
      payoffToday: money(),
      paid: money(),
      repaymentInvoice: z.object({ amount: money(), dueDays: z.int() }),
      rollovers: z.array(z.never()),
      payout: z.object({ bank: z.string(), lastFour: z.string(), trackingKey: z.nullable(z.string()) }),
      signedAgreementId: id(),
      payments: z.array(
        z.object({ id: id(), amount: money(), paidAt: instant(), paidOn: plainDate(), method: z.string() }),
      ),
    }),
  ),
  refusals: ['no_active_loan'],
});
