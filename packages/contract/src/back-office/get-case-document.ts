import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { bytes } from '../wire/reply.ts';

/** A photo or PDF of the case, as bytes of its own type; a HEIC as a JPEG as soon as one was made. Each look is logged. */
export const getCaseDocument = defineEndpoint({
  name: 'getCaseDocument',
  method: 'GET',
  path: '/web/private/back-office/application/{id}/document/{documentId}',
  access: 'staff',
  permission: 'document.read',
  summary: 'A photo of a case',
  params: lazy(() => z.object({ id: id(), documentId: id() })),
  reply: bytes,
  replyKind: 'binary',
  refusals: ['not_found'],
});
