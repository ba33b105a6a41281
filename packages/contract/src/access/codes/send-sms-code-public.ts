import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { phoneNumber } from '../../wire/person.ts';
import { codeSent } from './code-sent.ts';

/** Sends a code by SMS to a phone that is about to register. */
export const sendSmsCodePublic = defineEndpoint({
  name: 'sendSmsCodePublic',
  method: 'POST',
  path: '/web/public/client/phone/sms-code',
  access: 'public',
  summary: 'Send a registration code by SMS',
  body: lazy(() => z.strictObject({ mobilePhone: z.strictObject({ number: phoneNumber() }) })),
  reply: codeSent,
  refusals: ['already_sent_in_last_minutes', 'request_count_by_day_exceed', 'rate_limited'],
  repeat: 'never',
});
