import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { payoutCommandBody, payoutCommandReply } from './payout-command.ts';

/** Ends an application whose money was not sent, or came back: no money is sent any more. */
export const cancelPayout = defineEndpoint({
  name: 'cancelPayout',
  method: 'POST',
  path: '/web/private/back-office/payout/{id}/cancel',
  access: 'staff',
  permission: 'payout.cancel',
  approval: 'four-eyes',
  summary: 'Cancel a payout and end its application',
  params: idParams,
  body: payoutCommandBody,
  reply: payoutCommandReply,
  refusals: ['not_found', 'payout_moved', 'approval_pending'],
  repeat: 'key',
});
