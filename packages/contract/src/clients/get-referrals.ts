import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { referral } from './referral.ts';

/** Lists the friends whom the client referred, the newest first. */
export const getReferrals = defineEndpoint({
  name: 'getReferrals',
  method: 'GET',
  path: '/web/private/client/referrals',
  access: 'client',
  summary: "List the client's referrals",
  query: lazy(() => z.object({ page: z.optional(countInQuery(10_000)), perPage: z.optional(countInQuery(100)) })),
  reply: lazy(() => z.array(referral())),
  refusals: [],
  paginated: true,
});
