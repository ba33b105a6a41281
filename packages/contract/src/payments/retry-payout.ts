import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { payoutCommandBody, payoutCommandReply } from './payout-command.ts';

/**
 * Sends the money of an application again, to the client's current account, after the provider refused it or the bank
 * returned it. Waits for a second person where the account was changed in the last 24 hours. Where too few days are
 * left, the borrower signs new figures instead.
 */
export const retryPayout = defineEndpoint({
  name: 'retryPayout',
  method: 'POST',
  path: '/web/private/back-office/payout/{id}/retry',
  access: 'staff',
  permission: 'payout.retry',
  approval: 'four-eyes',
  summary: 'Retry a payout',
  params: idParams,
  body: payoutCommandBody,
  reply: payoutCommandReply,
  refusals: ['not_found', 'payout_moved', 'client_cannot_apply', 'consent_missing', 'approval_pending'],
  repeat: 'key',
});
