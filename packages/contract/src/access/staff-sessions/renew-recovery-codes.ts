import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { oneTimePassword, recoveryCodes } from '../second-factor/second-factor.ts';

/** Returns ten new recovery codes, shown only once; the old ones stop working. */
export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/web/private/back-office/me/recovery-codes',
  access: 'staff',
  permission: 'self.manage',
  summary: 'Create new recovery codes',
  body: lazy(() => z.strictObject({ otp: oneTimePassword() })),
  reply: lazy(() => z.object({ recoveryCodes: recoveryCodes() })),
  refusals: ['code_wrong', 'illegal_transition', 'rate_limited'],
  repeat: 'never',
});
