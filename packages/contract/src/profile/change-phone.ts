import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { passwordText } from '../wire/password.ts';
import { phoneNumber } from '../wire/person.ts';
import { smsCode } from '../wire/text.ts';
import { clientProfile } from './client-profile.ts';

/**
 * Moves the account to another phone, which is proved with its code. The earlier phone is notified by SMS, and can undo
 * the change for three days. Requires the password, or a session that was opened a moment ago.
 */
export const changePhone = defineEndpoint({
  name: 'changePhone',
  method: 'PUT',
  path: '/web/private/client/change/phone',
  access: 'client',
  summary: "Change the client's phone",
  body: lazy(() =>
    z.strictObject({
      mobilePhone: z.strictObject({ number: phoneNumber() }),
      code: smsCode(),
      /** Password; required unless the session was opened a moment ago. */
      password: z.optional(passwordText()),
    }),
  ),
  reply: clientProfile,
  refusals: [
    'code_wrong',
    'code_expired',
    'not_unique',
    'unchanged',
    'illegal_transition',
    'rate_limited',
    'password_needed',
    'credentials_wrong',
    'contact_changed_recently',
  ],
  repeat: 'never',
});
