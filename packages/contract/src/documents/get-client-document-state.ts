import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { clientDocument } from './client-document.ts';
import { clientPaper } from './client-paper.ts';
import { ID_PHOTO_TYPES } from './document-kinds.ts';

/** Which photos are stored and which are missing, and the papers of the application that is open. */
export const getClientDocumentState = defineEndpoint({
  name: 'getClientDocumentState',
  method: 'GET',
  path: '/web/private/client/client-document/state',
  access: 'client',
  summary: 'Which uploads are stored',
  reply: lazy(() =>
    z.object({
      documents: z.array(clientDocument()),
      papers: z.array(clientPaper()),
      missing: z.array(z.enum(ID_PHOTO_TYPES)),
      finished: z.boolean(),
    }),
  ),
  refusals: [],
});
