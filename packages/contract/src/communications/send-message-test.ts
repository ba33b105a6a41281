import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { exampleQuery, templateParams } from './template-row.ts';

/**
 * Sends a draft to the e-mail of the caller, and to no other address; the draft of a text message too, as the text that
 * it would be.
 */
export const sendMessageTest = defineEndpoint({
  name: 'sendMessageTest',
  method: 'POST',
  path: '/web/private/back-office/message-template/{template}/{channel}/test',
  access: 'staff',
  permission: 'message.draft',
  summary: 'Send a message draft to the caller',
  params: templateParams,
  query: exampleQuery,
  reply: lazy(() => z.object({ to: z.string() })),
  refusals: ['not_found', 'draft_not_ready', 'request_count_by_day_exceed'],
  repeat: 'key',
});
