import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';

/** Returns the server's rules for a new password, so that a page can show them before one is typed. */
export const getPasswordRules = defineEndpoint({
  name: 'getPasswordRules',
  method: 'GET',
  path: '/web/public/config/password',
  access: 'public',
  summary: 'Retrieve the password rules',
  reply: lazy(() =>
    z.object({
      /** Smallest number of characters. */
      minLength: z.int(),
      /** Largest number of characters. */
      maxLength: z.int(),
      /** True for letters and digits only; otherwise any character. */
      isAlphanumeric: z.boolean(),
    }),
  ),
  refusals: [],
});
