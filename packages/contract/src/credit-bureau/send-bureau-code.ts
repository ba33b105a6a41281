import { codeSent } from '../access/codes/code-sent.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Sends the code (NIP) with which the borrower authorises the query of their credit history. */
export const sendBureauCode = defineEndpoint({
  name: 'sendBureauCode',
  method: 'POST',
  path: '/web/private/client/credit-bureau/code',
  access: 'client',
  summary: 'Send the credit bureau code',
  reply: codeSent,
  refusals: ['illegal_transition', 'already_sent_in_last_minutes', 'request_count_by_day_exceed', 'rate_limited'],
  repeat: 'never',
});
