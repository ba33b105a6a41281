import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';
import { searchHit } from './search-hit.ts';

/** How long a text may be that is searched by. */
export const SEARCH_TEXT_MAX = 100;

/**
 * Finds people, cases, loans and money by whatever somebody has of them: the beginning of a name in any spelling; a
 * phone, e-mail, CURP or CLABE in full; four last digits; a number, a reference or a clave de rastreo. Only what the
 * caller may read is found. A phone, e-mail, CURP or CLABE that finds somebody counts in the daily quota of the role.
 */
export const searchBackOffice = defineEndpoint({
  name: 'searchBackOffice',
  method: 'GET',
  path: '/web/private/back-office/search',
  access: 'staff',
  permission: 'search.read',
  discloses: 'personal_data',
  summary: 'Find by name, identifier or number',
  query: lazy(() => z.object({ text: line(SEARCH_TEXT_MAX) })),
  reply: lazy(() =>
    z.object({
      hits: z.array(searchHit()),
      /** There are more than are shown: whoever searches has to say more. */
      hasMore: z.boolean(),
    }),
  ),
  refusals: ['identifier_quota_used'],
});
