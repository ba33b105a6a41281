import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { instant } from '../../wire/calendar.ts';

/** Returns the state of the code that was last sent to the client's phone; never the code. */
export const getVerificationCode = defineEndpoint({
  name: 'getVerificationCode',
  method: 'GET',
  path: '/web/private/client/verificationCode',
  access: 'client',
  summary: 'Retrieve the state of the latest SMS code',
  reply: lazy(() =>
    z.object({
      pending: z.nullable(
        z.object({
          purpose: z.string(),
          sentAt: instant(),
          expiresAt: instant(),
          resendAt: instant(),
          triesLeft: z.int(),
        }),
      ),
    }),
  ),
  refusals: [],
});
