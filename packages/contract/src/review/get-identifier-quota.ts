import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/**
 * Returns the number of client identifiers that the caller may still see in full, or use to find a client, until
 * midnight in Mexico City.
 */
export const getIdentifierQuota = defineEndpoint({
  name: 'getIdentifierQuota',
  method: 'GET',
  path: '/web/private/back-office/identifier-quota',
  access: 'staff',
  permission: 'search.read',
  summary: "Retrieve the caller's identifier quota for today",
  reply: lazy(() =>
    z.object({
      used: z.int(),
      /** Number that the role has for a day, with what a second person added for today. */
      limit: z.int(),
      left: z.int(),
    }),
  ),
  refusals: [],
});
