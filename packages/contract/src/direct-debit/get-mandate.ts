import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { mandate } from './mandate.ts';

/** The client's newest mandate for direct debit, and what may be allowed instead; each null where there is none. */
export const getMandate = defineEndpoint({
  name: 'getMandate',
  method: 'GET',
  path: '/web/private/client/direct-debit/mandate',
  access: 'client',
  summary: "Retrieve the client's direct debit mandate",
  reply: lazy(() =>
    z.object({
      /** Whether the client's application waits for leave to debit. */
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
      /** The next debit that was announced. */
      nextDebit: z.nullable(z.object({ amount: money(), on: plainDate() })),
    }),
  ),
  refusals: [],
});
