import { codeSent } from '../access/codes/code-sent.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Sends the code that signs the agreement. The code belongs to the agreement in its present version. */
export const sendSmsCodeTs = defineEndpoint({
  name: 'sendSmsCodeTs',
  method: 'POST',
  path: '/web/private/client/phone/sms-code-ts',
  access: 'client',
  summary: 'Send the signature code by SMS',
  reply: codeSent,
  refusals: [
    'no_offer',
    'already_sent_in_last_minutes',
    'request_count_by_day_exceed',
    'rate_limited',
    'client_cannot_apply',
    'consent_missing',
    'additional_loan_refused',
  ],
  repeat: 'never',
});
