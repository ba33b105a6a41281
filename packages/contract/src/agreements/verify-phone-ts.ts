import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { smsCode } from '../wire/text.ts';

/** Checks the code for the signature without using it up: the same code still signs. A wrong one costs a try. */
export const verifyPhoneTs = defineEndpoint({
  name: 'verifyPhoneTs',
  method: 'POST',
  path: '/web/private/client/phone/verify-ts',
  access: 'client',
  summary: 'Check the signature code',
  body: lazy(() => z.strictObject({ code: smsCode() })),
  reply: lazy(() => z.object({ verified: z.literal(true) })),
  refusals: ['code_wrong', 'code_expired', 'no_offer', 'offer_changed', 'rate_limited'],
  repeat: 'never',
});
