import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** How many wait, and how many of them are late. */
const load = lazy(() => z.object({ waiting: z.int(), overdue: z.int() }));

/** What waits: for the caller and in each queue that the caller may read. */
export const getWork = defineEndpoint({
  name: 'getWork',
  method: 'GET',
  path: '/web/private/back-office/work',
  access: 'staff',
  permission: 'case.read',
  summary: 'What waits for the caller',
  reply: lazy(() =>
    z.object({
      /** Within how many minutes a case should be decided. */
      decideWithinMinutes: z.int(),
      mine: load(),
      cases: load(),
      /** Cases that nobody has taken. */
      free: load(),
      /** `null` for whoever may not read them. */
      tasks: z.nullable(load()),
      /** Complaints that are not answered; `null` for whoever may not read them. */
      complaints: z.nullable(load()),
      /** Alerts against money laundering that nobody closed; `null` for whoever may not read them. */
      alerts: z.nullable(load()),
      /** What others asked for and the caller may decide; `null` for whoever decides nothing. */
      approvals: z.nullable(z.int()),
    }),
  ),
  refusals: [],
});
