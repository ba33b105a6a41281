import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** Tells whether the application needs consent to query the credit bureau now, and the state of the answer. */
export const getBureauQuestion = defineEndpoint({
  name: 'getBureauQuestion',
  method: 'GET',
  path: '/web/private/client/credit-bureau',
  access: 'client',
  summary: 'Retrieve the state of the credit bureau authorisation',
  reply: lazy(() =>
    z.object({
      isAsked: z.boolean(),
      /** Text of the authorisation, in Spanish, to be shown word for word. */
      text: z.string(),
      /** Last digits of the phone that receives the code. */
      phoneLastFour: z.string(),
      /** Code that was sent and is still valid. */
      code: z.nullable(
        z.object({
          /** Number of digits of the code. */
          digits: z.int(),
          expiresAt: instant(),
        }),
      ),
    }),
  ),
  refusals: [],
});
