import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { passwordText } from '../../wire/password.ts';
import { nothing } from '../../wire/reply.ts';

/** Sets a new password and ends every other session of the client. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/web/private/client/change/password',
  access: 'client',
  summary: "Change the client's password",
  body: lazy(() => z.strictObject({ oldPassword: passwordText(), newPassword: passwordText() })),
  reply: nothing,
  refusals: ['incorrect_old_password', 'password_not_unique', 'password_too_weak', 'rate_limited'],
  repeat: 'never',
});
