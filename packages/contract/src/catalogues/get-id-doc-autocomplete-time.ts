import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** How long a page waits for the data of an identification to be read from its photo; 0 when nobody reads it. */
export const getIdDocAutocompleteTime = defineEndpoint({
  name: 'getIdDocAutocompleteTime',
  method: 'GET',
  path: '/web/public/id-document-autocomplete-time-setting',
  access: 'public',
  summary: 'How long to wait for ID data',
  reply: lazy(() =>
    z.object({
      /** How long to wait for what is read from the picture. */
      seconds: z.int(),
    }),
  ),
  refusals: [],
});
