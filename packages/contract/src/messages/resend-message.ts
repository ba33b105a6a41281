import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/**
 * Tries a message anew that was given up, with the words that it has, in the hours in which that is allowed. Not one that
 * is not true any more, nor what its borrower does not want to be sent, nor a third time.
 */
export const resendMessage = defineEndpoint({
  name: 'resendMessage',
  method: 'POST',
  path: '/web/private/back-office/client/{clientId}/message/{id}/resend',
  access: 'staff',
  permission: 'message.resend',
  summary: 'Try a message anew',
  params: lazy(() => z.object({ clientId: id(), id: id() })),
  reply: lazy(() => z.object({ id: id() })),
  refusals: ['not_found', 'message_not_resendable'],
  repeat: 'key',
});
