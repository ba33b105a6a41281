import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';
import { smsCode } from '../wire/text.ts';

/** Authorises one query of the credit bureau with the code; the authorised text is stored with it. */
export const authorizeBureau = defineEndpoint({
  name: 'authorizeBureau',
  method: 'POST',
  path: '/web/private/client/credit-bureau/authorization',
  access: 'client',
  summary: 'Authorise a query of the credit bureau',
  body: lazy(() => z.strictObject({ code: smsCode() })),
  reply: nothing,
  refusals: ['illegal_transition', 'code_wrong', 'code_expired', 'rate_limited'],
  repeat: 'key',
});
