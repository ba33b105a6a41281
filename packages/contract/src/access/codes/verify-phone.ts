import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { phoneNumber } from '../../wire/person.ts';
import { smsCode } from '../../wire/text.ts';

/** Proves that the client has the phone at hand. A number other than the client's is not found. */
export const verifyPhone = defineEndpoint({
  name: 'verifyPhone',
  method: 'POST',
  path: '/web/private/client/phone/verify',
  access: 'client',
  summary: "Verify the client's phone",
  body: lazy(() =>
    z.strictObject({ code: smsCode(), mobilePhone: z.optional(z.strictObject({ number: phoneNumber() })) }),
  ),
  reply: lazy(() => z.object({ verified: z.literal(true) })),
  refusals: ['not_found', 'code_wrong', 'code_expired', 'rate_limited'],
  repeat: 'never',
});
