import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { money } from '../wire/money.ts';
import { applicationStatus, countInQuery, id, instant } from '../wire/scalars.ts';

/** Queues of applications: what waits for a person, what is under way, everything. */
export const CASE_QUEUES = ['manual', 'open', 'all'] as const;

/** One row of a queue. Names are shown, identifiers are masked. */
export const caseRow = lazy(() =>
  z.object({
    id: id(),
    hashedId: z.string(),
    clientName: z.string(),
    phoneLastFour: z.string(),
    status: applicationStatus(),
    desiredLoanAmount: money(),
    reasons: z.array(z.string()),
    createdAt: instant(),
    waitingSince: instant(),
  }),
);

/** A queue of applications, oldest first. */
export const listCases = defineEndpoint({
  name: 'listCases',
  method: 'GET',
  path: '/web/private/back-office/application',
  access: 'user',
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
