import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { phoneNumber } from '../../wire/person.ts';
import { codeSent } from '../codes/code-sent.ts';

/** Sends a code by SMS for the purpose that the suffix names. For recovery the answer is the same whether or not the phone is known. */
export const sendPublicSmsCodeForPurpose = defineEndpoint({
  name: 'sendPublicSmsCodeForPurpose',
  method: 'POST',
  path: '/web/public/client/phone/sms-code/{suffix}',
  access: 'public',
  summary: 'Send a code by SMS for a purpose',
  params: lazy(() => z.object({ suffix: z.enum(['registration', 'recovery']) })),
  body: lazy(() => z.strictObject({ mobilePhone: z.strictObject({ number: phoneNumber() }) })),
  reply: codeSent,
  refusals: ['already_sent_in_last_minutes', 'request_count_by_day_exceed', 'rate_limited'],
  repeat: 'never',
});
