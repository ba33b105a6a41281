import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';

/** Returns the number of digits of a code. */
export const getVerificationDigit = defineEndpoint({
  name: 'getVerificationDigit',
  method: 'GET',
  path: '/web/private/client/verification-digit',
  access: 'client',
  summary: 'Retrieve the number of digits of a code',
  reply: lazy(() =>
    z.object({
      /** Number of digits of a code. */
      digits: z.int(),
    }),
  ),
  refusals: [],
});
