import * as z from 'zod/mini';
import { RENDERED_DOCUMENT_TYPES } from '../documents/document-kinds.ts';
import { encodedDocument } from '../documents/encoded-document.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Returns a document drawn with the client's own figures, as a PDF in base64. */
export const renderDocument = defineEndpoint({
  name: 'renderDocument',
  method: 'POST',
  path: '/web/private/client/render/document',
  access: 'client',
  summary: 'Render a document as a PDF',
  body: lazy(() => z.strictObject({ id: z.enum(RENDERED_DOCUMENT_TYPES) })),
  reply: encodedDocument,
  refusals: ['no_offer', 'rate_limited'],
});
