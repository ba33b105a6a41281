import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { phoneNumber } from '../../wire/person.ts';
import { smsCode } from '../../wire/text.ts';

/**
 * Checks the code of a phone that is about to register, and keeps it for `createClient` to use up. Only the holder of
 * the phone learns whether it already has an account.
 */
export const proveNewPhone = defineEndpoint({
  name: 'proveNewPhone',
  method: 'POST',
  path: '/web/public/client/phone/verify',
  access: 'public',
  summary: 'Verify a phone before registration',
  body: lazy(() => z.strictObject({ mobilePhone: z.strictObject({ number: phoneNumber() }), code: smsCode() })),
  reply: lazy(() => z.object({ hasAccount: z.boolean() })),
  refusals: ['code_wrong', 'code_expired', 'rate_limited'],
  repeat: 'never',
});
