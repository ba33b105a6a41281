import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { positiveMoney } from '../wire/money.ts';
import { application } from './application.ts';

/**
 * Answers a larger offer: any amount from the one asked for up to the one offered. A refusal of the offer sends the
 * amount asked for. A term that is named must be the one that the offer has: it follows from the pay dates.
 */
export const approveYhatIncrease = defineEndpoint({
  name: 'approveYhatIncrease',
  method: 'PUT',
  path: '/web/private/client/yhat/offer/approve/increase',
  access: 'client',
  summary: 'Accept or decline a larger offer',
  body: lazy(() =>
    z.strictObject({
      amount: positiveMoney(),
      term: z.optional(
        z.strictObject({
          /** Days. */
          value: z.int(),
          unit: z.literal('day'),
        }),
      ),
    }),
  ),
  reply: application,
  refusals: [
    'illegal_transition',
    'not_found',
    'amount_out_of_limits',
    'term_not_offered',
    'client_cannot_apply',
    'consent_missing',
  ],
});
