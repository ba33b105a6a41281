import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { oneTimePassword, recoveryCodes } from '../second-factor/second-factor.ts';

/**
 * Confirms the second factor with a code of the app; each later sign-in asks for one. Answers with the recovery codes,
 * which are never shown again, and with a token where the sign-in still needed the second factor.
 */
export const confirmUserMfa = defineEndpoint({
  name: 'confirmUserMfa',
  method: 'PUT',
  path: '/web/private/back-office/mfa',
  access: 'staff',
  permission: 'self.manage',
  pays: ['second_factor'],
  summary: 'Confirm a second factor',
  body: lazy(() => z.strictObject({ otp: oneTimePassword() })),
  reply: lazy(() => z.object({ recoveryCodes: recoveryCodes(), Authorization: z.optional(z.string()) })),
  refusals: ['code_wrong', 'illegal_transition', 'rate_limited'],
  repeat: 'never',
});
