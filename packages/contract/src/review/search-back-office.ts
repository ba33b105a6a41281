import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';
import { searchHit } from './search-hit.ts';

/** Largest number of characters of a search text. */
export const SEARCH_TEXT_MAX = 100;

/**
 * Finds people, cases, loans and money by any detail: the beginning of a name in any spelling; a phone, e-mail, CURP or
 * CLABE in full; the last four digits; a number, a reference or a clave de rastreo. Returns only what the caller may
 * read. A phone, e-mail, CURP or CLABE that finds a person counts in the daily quota of the role.
 */
export const searchBackOffice = defineEndpoint({
  name: 'searchBackOffice',
  method: 'GET',
  path: '/web/private/back-office/search',
  access: 'staff',
  permission: 'search.read',
  discloses: 'personal_data',
  summary: 'Search by name, identifier or number',
  query: lazy(() => z.object({ text: line(SEARCH_TEXT_MAX) })),
  reply: lazy(() =>
    z.object({
      hits: z.array(searchHit()),
      /** True when there are more hits than are shown, so that the search has to be narrowed. */
      hasMore: z.boolean(),
    }),
  ),
  refusals: ['identifier_quota_used'],
});
