import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/**
 * Tries a message again that was given up, with its own text, in the hours in which that is allowed. Not for a message
 * that is no longer true or that its borrower does not want, and not a third time.
 */
export const resendMessage = defineEndpoint({
  name: 'resendMessage',
  method: 'POST',
  path: '/web/private/back-office/client/{clientId}/message/{id}/resend',
  access: 'staff',
  permission: 'message.resend',
  summary: 'Resend a failed message',
  params: lazy(() => z.object({ clientId: id(), id: id() })),
  reply: lazy(() => z.object({ id: id() })),
  refusals: ['not_found', 'message_not_resendable'],
  repeat: 'key',
});
