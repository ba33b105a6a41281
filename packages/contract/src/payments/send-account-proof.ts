import { defineEndpoint } from '../endpoint.ts';
import { accountProof } from './account-proof.ts';

/** Sends another deposit with another code; the one before it counts no more. */
export const sendAccountProof = defineEndpoint({
  name: 'sendAccountProof',
  method: 'POST',
  path: '/web/private/client/account-proof/send',
  access: 'client',
  summary: 'Send another deposit to prove the account',
  reply: accountProof,
  refusals: ['illegal_transition', 'already_sent_in_last_minutes', 'request_count_by_day_exceed'],
  repeat: 'key',
});
