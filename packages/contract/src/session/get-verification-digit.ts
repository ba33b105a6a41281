import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** How many digits a code has. */
export const getVerificationDigit = defineEndpoint({
  name: 'getVerificationDigit',
  method: 'GET',
  path: '/web/private/client/verification-digit',
  access: 'client',
  summary: 'Digits of a code',
  reply: lazy(() =>
    z.object({
      /** How many digits a code has. */
      digits: z.int(),
    }),
  ),
  refusals: [],
});
