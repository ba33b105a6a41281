import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { phoneNumber } from '../../wire/person.ts';
import { codeSent } from './code-sent.ts';

/** Sends a code to the client's own phone or, with a number, to the phone that will replace it. */
export const sendSmsCode = defineEndpoint({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/web/private/client/phone/sms-code',
  access: 'client',
  summary: 'Send a code by SMS to the client',
  body: lazy(() => z.strictObject({ mobilePhone: z.optional(z.strictObject({ number: phoneNumber() })) })),
  reply: codeSent,
  refusals: ['already_sent_in_last_minutes', 'request_count_by_day_exceed', 'not_unique', 'rate_limited'],
  repeat: 'never',
});
