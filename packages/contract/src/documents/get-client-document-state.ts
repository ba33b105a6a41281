import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { clientDocument } from './client-document.ts';
import { clientPaper } from './client-paper.ts';
import { ID_PHOTO_TYPES } from './document-kinds.ts';

/** Lists the photos that are stored, those that are missing, and the documents of the open application. */
export const getClientDocumentState = defineEndpoint({
  name: 'getClientDocumentState',
  method: 'GET',
  path: '/web/private/client/client-document/state',
  access: 'client',
  summary: "Retrieve the state of the client's uploads",
  reply: lazy(() =>
    z.object({
      documents: z.array(clientDocument()),
      papers: z.array(clientPaper()),
      /**
       * Missing photos. A photo of an expired identification is stored and still missing: another one has to replace
       * it.
       */
      missing: z.array(z.enum(ID_PHOTO_TYPES)),
      /** Last day on which the identification is valid; absent where it was not stated. */
      documentExpiration: z.optional(plainDate()),
      finished: z.boolean(),
    }),
  ),
  refusals: [],
});
