import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** How the last run of everything went that the server does by itself again and again. */
export const listSweeps = defineEndpoint({
  name: 'listSweeps',
  method: 'GET',
  path: '/web/private/back-office/sweep',
  access: 'staff',
  permission: 'job.read',
  summary: 'The last run of each sweep',
  reply: lazy(() =>
    z.array(
      z.object({
        name: z.string(),
        startedAt: instant(),
        durationMs: z.int(),
        /** How many things it looked at; null where it does not say. */
        seen: z.nullable(z.int()),
        /** Those it could not do; the next run tries them again. */
        failures: z.array(z.object({ subject: z.string(), error: z.string() })),
        /** Why it ended early; null where it did not. */
        error: z.nullable(z.string()),
        /** How many runs in a row ended early. */
        failedInARow: z.int(),
      }),
    ),
  ),
  refusals: [],
});
