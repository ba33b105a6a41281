import * as z from 'zod/mini';
import { RENDERED_DOCUMENT_TYPES } from '../documents/document-kinds.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { bytes } from '../wire/reply.ts';

/** Returns one of the client's documents as a PDF. */
export const downloadDocument = defineEndpoint({
  name: 'downloadDocument',
  method: 'GET',
  path: '/web/private/client/document/download/{type}',
  access: 'client',
  summary: 'Download a document',
  params: lazy(() => z.object({ type: z.enum(RENDERED_DOCUMENT_TYPES) })),
  reply: bytes,
  replyKind: 'binary',
  refusals: ['not_found', 'no_offer', 'rate_limited'],
});
