import * as z from 'zod/mini';
import { RENDERED_DOCUMENT_TYPES } from '../documents/document-kinds.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Lists the documents that the client can read now. */
export const getDocuments = defineEndpoint({
  name: 'getDocuments',
  method: 'GET',
  path: '/web/private/client/document',
  access: 'client',
  summary: "List the client's readable documents",
  reply: lazy(() => z.array(z.object({ type: z.enum(RENDERED_DOCUMENT_TYPES), title: z.string() }))),
  refusals: [],
});
