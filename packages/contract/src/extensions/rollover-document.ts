import * as z from 'zod/mini';
import { encodedDocument } from '../documents/encoded-document.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** Returns the agreement of an extension as a PDF in base64. */
export const rolloverDocument = defineEndpoint({
  name: 'rolloverDocument',
  method: 'POST',
  path: '/web/private/client/loan/{id}/rollover/{rolloverId}/application/{appId}/document',
  access: 'client',
  summary: 'Retrieve the agreement of an extension',
  params: lazy(() => z.object({ id: id(), rolloverId: id(), appId: id() })),
  reply: encodedDocument,
  refusals: ['not_found', 'rate_limited'],
});
