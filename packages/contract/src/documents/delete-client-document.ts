import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';
import { documentParams } from './document-params.ts';

/** Removes a photo or a file of a document, while its upload is not finished. */
export const deleteClientDocument = defineEndpoint({
  name: 'deleteClientDocument',
  method: 'DELETE',
  path: '/web/private/client/client-document/{type}/{id}',
  access: 'client',
  summary: 'Remove an upload',
  params: documentParams,
  reply: nothing,
  refusals: ['not_found', 'illegal_transition'],
});
