import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';

/** State of a job: waiting, running, failed and to be tried again, or out of tries. */
export const JOB_STATES = ['waiting', 'active', 'retrying', 'dead'] as const;

/**
 * Returns the server's own jobs that are not done, by state: those that are dead, unless others are asked for. The
 * content of a job is not shown.
 */
export const listJobs = defineEndpoint({
  name: 'listJobs',
  method: 'GET',
  path: '/web/private/back-office/job',
  access: 'staff',
  permission: 'job.read',
  summary: 'List the unfinished background jobs',
  query: lazy(() =>
    z.object({
      state: z.optional(z.enum(JOB_STATES)),
      queue: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
      page: z.optional(countInQuery(10_000)),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        queue: z.string(),
        state: z.enum(JOB_STATES),
        /** Number of times that it was begun. */
        tries: z.int(),
        /** Reason why its last try failed, without personal data. */
        error: z.nullable(z.string()),
        createdAt: instant(),
        /** Moment at which it is due, or due again; null while it runs and once it is dead. */
        runsAt: z.nullable(instant()),
        /** Moment at which it used up its tries; null before. */
        diedAt: z.nullable(instant()),
      }),
    ),
  ),
  refusals: [],
  paginated: true,
});
