import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { passwordText } from '../../wire/password.ts';
import { smsCode } from '../../wire/text.ts';
import { codeSent } from '../codes/code-sent.ts';
import { username } from '../credentials.ts';

/**
 * Recovers a password in two steps. With the user alone it sends a code by e-mail and one by SMS; with both codes and a
 * new password it sets the password and ends every session. Known and unknown users get the same answers.
 */
export const recoverPassword = defineEndpoint({
  name: 'recoverPassword',
  method: 'POST',
  path: '/web/public/client/recover/password',
  access: 'public',
  summary: "Recover a client's password",
  body: lazy(() =>
    z.strictObject({
      username: username(),
      recovery: z.optional(z.strictObject({ emailCode: smsCode(), code: smsCode(), password: passwordText() })),
    }),
  ),
  reply: lazy(() =>
    z.object({
      /** Codes that an account gets, given whether or not there is an account; absent once a password was set. */
      sent: z.optional(z.object({ sms: codeSent(), email: codeSent() })),
    }),
  ),
  refusals: ['code_wrong', 'password_too_weak', 'rate_limited'],
  repeat: 'never',
});
