import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { passwordText } from '../../wire/password.ts';
import { nothing } from '../../wire/reply.ts';

/** Sets another password for the calling member of staff, and ends every other session. */
export const changeUserPassword = defineEndpoint({
  name: 'changeUserPassword',
  method: 'POST',
  path: '/web/private/back-office/me/password',
  access: 'staff',
  permission: 'self.manage',
  summary: "Change the caller's password",
  body: lazy(() => z.strictObject({ oldPassword: passwordText(), newPassword: passwordText() })),
  reply: nothing,
  refusals: ['incorrect_old_password', 'password_not_unique', 'password_too_weak', 'rate_limited'],
  repeat: 'never',
});
