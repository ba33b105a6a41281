import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { bytes } from '../wire/reply.ts';

/**
 * Returns a photo of the case as bytes of its own type, a HEIC as a JPEG as soon as one was made; of a PDF, another
 * with pictures of its pages. Each look is logged.
 */
export const getCaseDocument = defineEndpoint({
  name: 'getCaseDocument',
  method: 'GET',
  path: '/web/private/back-office/application/{id}/document/{documentId}',
  access: 'staff',
  permission: 'document.read',
  discloses: 'personal_data',
  summary: 'Download a photo of a case',
  params: lazy(() => z.object({ id: id(), documentId: id() })),
  reply: bytes,
  replyKind: 'binary',
  refusals: ['not_found', 'rate_limited'],
});
