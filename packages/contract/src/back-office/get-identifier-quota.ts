import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/**
 * How many identifiers of clients the caller may still see in full, or find somebody by, until midnight in Mexico City.
 */
export const getIdentifierQuota = defineEndpoint({
  name: 'getIdentifierQuota',
  method: 'GET',
  path: '/web/private/back-office/identifier-quota',
  access: 'staff',
  permission: 'search.read',
  summary: 'How many identifiers the caller may still see today',
  reply: lazy(() =>
    z.object({
      used: z.int(),
      /** What the role has for a day, and what a second person added for today. */
      limit: z.int(),
      left: z.int(),
    }),
  ),
  refusals: [],
});
