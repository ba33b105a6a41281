import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { nothing } from '../wire/reply.ts';

/** States that the photos are complete, and until when the identification is valid; the decision follows. */
export const finishClientDocuments = defineEndpoint({
  name: 'finishClientDocuments',
  method: 'POST',
  path: '/web/private/client/client-document/finish',
  access: 'client',
  summary: 'Finish the upload of identification photos',
  body: lazy(() =>
    z.optional(
      z.strictObject({
        /** Last day on which the identification is valid; today at the earliest. */
        documentExpiration: z.optional(plainDate()),
      }),
    ),
  ),
  reply: nothing,
  refusals: ['documents_missing', 'document_expired', 'illegal_transition'],
  repeat: 'key',
});
