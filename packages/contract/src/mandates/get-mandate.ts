import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { mandate } from './mandate.ts';

/**
 * Returns the client's newest mandate for direct debit, and the one that may be allowed instead; null where none
 * exists.
 */
export const getMandate = defineEndpoint({
  name: 'getMandate',
  method: 'GET',
  path: '/web/private/client/direct-debit/mandate',
  access: 'client',
  summary: "Retrieve the client's direct debit mandate",
  reply: lazy(() =>
    z.object({
      /** True while the client's application waits for consent to debit. */
      isAsked: z.boolean(),
      mandate: z.nullable(mandate()),
      offer: z.nullable(
        z.object({
          bank: z.string(),
          lastFour: z.string(),
          maximum: money(),
          endsOn: plainDate(),
          /** Text of the question, in Spanish, to be shown word for word. */
          text: z.string(),
        }),
      ),
      /** Next debit that was announced. */
      nextDebit: z.nullable(z.object({ amount: money(), on: plainDate() })),
    }),
  ),
  refusals: [],
});
