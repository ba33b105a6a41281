import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** Returns the last run of each sweep, the work that the server repeats by itself. */
export const listSweeps = defineEndpoint({
  name: 'listSweeps',
  method: 'GET',
  path: '/web/private/back-office/sweep',
  access: 'staff',
  permission: 'job.read',
  summary: 'List the last run of each sweep',
  reply: lazy(() =>
    z.array(
      z.object({
        name: z.string(),
        startedAt: instant(),
        durationMs: z.int(),
        /** Number of items that it looked at; null where it does not say. */
        seen: z.nullable(z.int()),
        /** Items that failed; the next run tries them again. */
        failures: z.array(z.object({ subject: z.string(), error: z.string() })),
        /** Reason why it ended early; null where it did not. */
        error: z.nullable(z.string()),
        /** Number of runs in a row that ended early. */
        failedInARow: z.int(),
      }),
    ),
  ),
  refusals: [],
});
