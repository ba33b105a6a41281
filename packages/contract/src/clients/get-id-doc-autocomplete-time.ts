import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/**
 * Returns the number of seconds for which a page waits for the data of an identification to be read from its photo; 0
 * when the photo is not read.
 */
export const getIdDocAutocompleteTime = defineEndpoint({
  name: 'getIdDocAutocompleteTime',
  method: 'GET',
  path: '/web/public/id-document-autocomplete-time-setting',
  access: 'public',
  summary: 'Retrieve the waiting time for identification data',
  reply: lazy(() =>
    z.object({
      /** Number of seconds to wait for the data read from the photo. */
      seconds: z.int(),
    }),
  ),
  refusals: [],
});
