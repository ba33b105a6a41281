import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { WORK_KINDS } from './work-kind.ts';

/**
 * Returns the work that waits for the caller: the kinds on which the role may act, those with the earliest deadline
 * first. Kinds of which nothing waits are listed with zeros, at the end.
 */
export const getWork = defineEndpoint({
  name: 'getWork',
  method: 'GET',
  path: '/web/private/back-office/work',
  access: 'staff',
  permission: 'work.read',
  summary: 'Count the open work of the caller',
  reply: lazy(() =>
    z.object({
      /** Minutes within which a case should be decided. */
      decideWithinMinutes: z.int(),
      lines: z.array(
        z.object({
          kind: z.enum(WORK_KINDS),
          /** Number of items that wait. */
          waiting: z.int(),
          /** Number of items whose deadline has passed. */
          overdue: z.int(),
          /** Item to begin with, the one that is due first; `null` where nothing waits. */
          next: z.nullable(
            z.object({
              id: id(),
              /** Moment by which it should be done; `null` where it has no deadline. */
              dueAt: z.nullable(instant()),
            }),
          ),
        }),
      ),
    }),
  ),
  refusals: [],
});
