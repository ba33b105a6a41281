import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Number of items that wait, and of those that are late. */
const load = lazy(() => z.object({ waiting: z.int(), overdue: z.int() }));

/** Returns what waits for the caller, and in each queue that the caller may read. */
export const getWork = defineEndpoint({
  name: 'getWork',
  method: 'GET',
  path: '/web/private/back-office/work',
  access: 'staff',
  permission: 'case.read',
  summary: 'Count the open work of the caller',
  reply: lazy(() =>
    z.object({
      /** Minutes within which a case should be decided. */
      decideWithinMinutes: z.int(),
      mine: load(),
      cases: load(),
      /** Cases that are not taken. */
      free: load(),
      /** `null` for a caller who may not read them. */
      tasks: z.nullable(load()),
      /** Complaints that are not answered; `null` for a caller who may not read them. */
      complaints: z.nullable(load()),
      /** Alerts against money laundering that are not closed; `null` for a caller who may not read them. */
      alerts: z.nullable(load()),
      /** Number of requests of others that the caller may decide; `null` for a caller who decides none. */
      approvals: z.nullable(z.int()),
    }),
  ),
  refusals: [],
});
