import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** Whether the application asks for leave to query the credit bureau now, and how far the answer is. */
export const getBureauQuestion = defineEndpoint({
  name: 'getBureauQuestion',
  method: 'GET',
  path: '/web/private/client/credit-bureau',
  access: 'client',
  summary: 'Whether the bureau may be queried',
  reply: lazy(() =>
    z.object({
      isAsked: z.boolean(),
      /** What is authorised, word for word as it has to be shown: in Spanish. */
      text: z.string(),
      /** The last digits of the phone that the code goes to. */
      phoneLastFour: z.string(),
      /** Of the code that was sent and still counts. */
      code: z.nullable(
        z.object({
          /** How many digits the code has. */
          digits: z.int(),
          expiresAt: instant(),
        }),
      ),
    }),
  ),
  refusals: [],
});
