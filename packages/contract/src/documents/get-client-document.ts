import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { documentParams } from './document-params.ts';

/** A photo of the client's own, as base64. */
export const getClientDocument = defineEndpoint({
  name: 'getClientDocument',
  method: 'GET',
  path: '/web/private/client/client-document/{type}/{id}',
  access: 'client',
  summary: 'A photo of the client',
  params: documentParams,
  reply: lazy(() => z.object({ type: z.string(), base64: z.string() })),
  refusals: ['not_found'],
});
