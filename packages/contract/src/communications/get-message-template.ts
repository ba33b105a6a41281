import { defineEndpoint } from '../endpoint.ts';
import { exampleQuery, templateDetail, templateParams } from './template-row.ts';

/** Returns a template, its draft, and both texts filled with the figures of a loan. */
export const getMessageTemplate = defineEndpoint({
  name: 'getMessageTemplate',
  method: 'GET',
  path: '/web/private/back-office/message-template/{template}/{channel}',
  access: 'staff',
  permission: 'message.read',
  summary: 'Retrieve a message template',
  params: templateParams,
  query: exampleQuery,
  reply: templateDetail,
  refusals: [],
});
