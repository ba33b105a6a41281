import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { bytes } from '../wire/reply.ts';

/** Returns the bytes of a signed document: a PDF. */
export const downloadTemporary = defineEndpoint({
  name: 'downloadTemporary',
  method: 'GET',
  path: '/web/private/client/document/download-temporary/{id}',
  access: 'client',
  summary: 'Download a signed document',
  params: idParams,
  reply: bytes,
  replyKind: 'binary',
  refusals: ['not_found'],
});
