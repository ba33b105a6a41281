import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { explanation } from '../loans/explanation.ts';
import { loanPosition } from '../loans/loan-position.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * Returns the amount that settles a loan on a day, today or later, if nothing else happens; paying exactly that amount
 * settles it.
 */
export const getPayoff = defineEndpoint({
  name: 'getPayoff',
  method: 'GET',
  path: '/web/private/client/loan/active/payoff',
  access: 'client',
  summary: 'Calculate the payoff of a loan on a day',
  query: lazy(() => z.object({ date: z.optional(plainDate()), loanId: z.optional(id()) })),
  reply: lazy(() =>
    z.object({
      date: plainDate(),
      amount: money(),
      /** Amount that this saves against paying everything when it is due; zero once it is late. */
      saving: money(),
      position: loanPosition(),
      explanations: z.array(explanation()),
    }),
  ),
  refusals: ['no_active_loan', 'invalid_input'],
});
