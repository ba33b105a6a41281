import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';
import { documentParams } from './document-params.ts';

/** Restores an upload that its owner removed, while nothing replaced it and the upload is not finished. */
export const restoreClientDocument = defineEndpoint({
  name: 'restoreClientDocument',
  method: 'PUT',
  path: '/web/private/client/client-document/{type}/{id}/restore',
  access: 'client',
  summary: 'Restore a removed upload',
  params: documentParams,
  reply: nothing,
  refusals: ['not_found', 'limit_reached', 'illegal_transition'],
});
