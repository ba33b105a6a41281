import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { BLOCK_KINDS } from './block-kind.ts';
import { blockedIdentifier } from './blocked-identifier.ts';

/** Returns the block list, newest first. An applicant who is on it is rejected when an application is decided. */
export const listBlockedIdentifiers = defineEndpoint({
  name: 'listBlockedIdentifiers',
  method: 'GET',
  path: '/web/private/back-office/block-list',
  access: 'staff',
  permission: 'block_list.read',
  summary: 'List the blocked identifiers',
  query: lazy(() =>
    z.object({
      kind: z.optional(z.enum(BLOCK_KINDS)),
      page: z.optional(countInQuery(10_000)),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() => z.array(blockedIdentifier())),
  refusals: [],
  paginated: true,
});
