import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { emailAddress } from '../../wire/person.ts';
import { codeSent } from './code-sent.ts';

/** Sends a code to an e-mail address, to prove that it is the caller's own. */
export const sendEmailCode = defineEndpoint({
  name: 'sendEmailCode',
  method: 'POST',
  path: '/web/public/client/email/send-code',
  access: 'public',
  summary: 'Send a code by e-mail',
  body: lazy(() => z.strictObject({ email: emailAddress() })),
  reply: codeSent,
  refusals: ['already_sent_in_last_minutes', 'request_count_by_day_exceed', 'rate_limited'],
  repeat: 'never',
});
