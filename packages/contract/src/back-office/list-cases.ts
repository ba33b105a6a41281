import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { caseRow } from './case-row.ts';

/** Queues of applications: what waits for a person, what is under way, everything. */
export const CASE_QUEUES = ['manual', 'open', 'all'] as const;

/** A queue of applications, oldest first. */
export const listCases = defineEndpoint({
  name: 'listCases',
  method: 'GET',
  path: '/web/private/back-office/application',
  access: 'staff',
  permission: 'case.read',
  summary: 'A queue of applications',
  query: lazy(() =>
    z.object({
      queue: z.optional(z.enum(CASE_QUEUES)),
      page: z.optional(countInQuery(10_000)),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() => z.array(caseRow())),
  refusals: [],
  paginated: true,
});
