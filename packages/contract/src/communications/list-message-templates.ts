import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { templateRow } from './template-row.ts';

/** Lists every text that is sent to borrowers about a loan, on each channel. */
export const listMessageTemplates = defineEndpoint({
  name: 'listMessageTemplates',
  method: 'GET',
  path: '/web/private/back-office/message-template',
  access: 'staff',
  permission: 'message.read',
  summary: 'List the message templates and their delivery figures',
  reply: lazy(() => z.array(templateRow())),
  refusals: [],
});
