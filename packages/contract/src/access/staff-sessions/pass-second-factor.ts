import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { authorization } from '../../wire/authorization.ts';
import { secondFactorCode } from '../second-factor/second-factor.ts';

/**
 * Finishes a sign-in that needs a code: with one of the authenticator app, or with a recovery code, which works once.
 */
export const passSecondFactor = defineEndpoint({
  name: 'passSecondFactor',
  method: 'POST',
  path: '/web/private/back-office/me/second-factor',
  access: 'staff',
  permission: 'self.manage',
  pays: ['code'],
  summary: 'Complete a sign-in with the second factor',
  body: lazy(() => z.strictObject({ code: secondFactorCode() })),
  reply: authorization,
  refusals: ['code_wrong', 'illegal_transition', 'rate_limited'],
  repeat: 'never',
});
