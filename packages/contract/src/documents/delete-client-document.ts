import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';
import { documentParams } from './document-params.ts';

/** Removes a photo, while the documents are not finished. */
export const deleteClientDocument = defineEndpoint({
  name: 'deleteClientDocument',
  method: 'DELETE',
  path: '/web/private/client/client-document/{type}/{id}',
  access: 'client',
  summary: 'Remove a photo',
  params: documentParams,
  reply: nothing,
  refusals: ['not_found', 'illegal_transition'],
});
