import { defineEndpoint } from '../endpoint.ts';
import { documentParams } from './document-params.ts';
import { encodedDocument } from './encoded-document.ts';

/** Returns an upload of the client's own, as base64; a HEIC as a JPEG as soon as one was made. */
export const getClientDocument = defineEndpoint({
  name: 'getClientDocument',
  method: 'GET',
  path: '/web/private/client/client-document/{type}/{id}',
  access: 'client',
  summary: 'Retrieve an upload of the client',
  params: documentParams,
  reply: encodedDocument,
  refusals: ['not_found'],
});
