import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { passwordText } from '../wire/password.ts';
import { emailAddress } from '../wire/person.ts';
import { smsCode } from '../wire/text.ts';
import { clientProfile } from './client-profile.ts';

/**
 * Moves the account to another e-mail address, which is proved with its code. The earlier address is notified, and can
 * undo the change for three days. Requires the password, or a session that was opened a moment ago.
 */
export const changeEmail = defineEndpoint({
  name: 'changeEmail',
  method: 'PUT',
  path: '/web/private/client/change/email',
  access: 'client',
  summary: "Change the client's e-mail",
  body: lazy(() => z.strictObject({ email: emailAddress(), code: smsCode(), password: z.optional(passwordText()) })),
  reply: clientProfile,
  refusals: [
    'code_wrong',
    'code_expired',
    'not_unique',
    'unchanged',
    'rate_limited',
    'password_needed',
    'credentials_wrong',
    'contact_changed_recently',
  ],
  repeat: 'never',
});
