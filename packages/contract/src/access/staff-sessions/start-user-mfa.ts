import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';

/**
 * Begins to set up a second factor for the calling member of staff: returns the secret for an authenticator app. It
 * counts once confirmed.
 */
export const startUserMfa = defineEndpoint({
  name: 'startUserMfa',
  method: 'POST',
  path: '/web/private/back-office/mfa',
  access: 'staff',
  permission: 'self.manage',
  pays: ['second_factor'],
  summary: 'Start the set-up of a second factor',
  reply: lazy(() => z.object({ secret: z.string(), uri: z.string() })),
  refusals: ['illegal_transition'],
  repeat: 'never',
});
