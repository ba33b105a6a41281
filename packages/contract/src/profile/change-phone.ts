import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { clientProfile } from '../registration/client-profile.ts';
import { phoneNumber } from '../wire/person.ts';
import { smsCode } from '../wire/text.ts';

/** Moves the account to another phone, which proves itself with its code. The phone before is told by SMS. */
export const changePhone = defineEndpoint({
  name: 'changePhone',
  method: 'PUT',
  path: '/web/private/client/change/phone',
  access: 'client',
  summary: 'Change the phone',
  body: lazy(() => z.strictObject({ mobilePhone: z.strictObject({ number: phoneNumber() }), code: smsCode() })),
  reply: clientProfile,
  refusals: ['code_wrong', 'code_expired', 'not_unique', 'unchanged', 'illegal_transition', 'rate_limited'],
  repeat: 'never',
});
