import * as z from 'zod/mini';
import { PUBLIC_DOCUMENT_TYPES } from '../documents/document-kinds.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';

/** Returns a public legal text as a PDF in base64. */
export const getPublicDocument = defineEndpoint({
  name: 'getPublicDocument',
  method: 'POST',
  path: '/web/public/client/document',
  access: 'public',
  summary: 'Retrieve a public document',
  body: lazy(() => z.strictObject({ financeType: z.literal('stl'), id: z.optional(z.enum(PUBLIC_DOCUMENT_TYPES)) })),
  /** `version` is the day since which the text has been in force. */
  reply: lazy(() => z.object({ type: z.string(), base64: z.string(), version: z.optional(plainDate()) })),
  refusals: [],
});
