import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { STAFF_TASK_KINDS } from './staff-task.ts';
import { taskRow } from './task-row.ts';

/** Returns the tasks that wait for a person: those that are due first, and of closed ones the newest. */
export const listTasks = defineEndpoint({
  name: 'listTasks',
  method: 'GET',
  path: '/web/private/back-office/task',
  access: 'staff',
  permission: 'task.read',
  summary: 'List the tasks of staff',
  query: lazy(() =>
    z.object({
      state: z.optional(z.enum(['open', 'closed'])),
      kind: z.optional(z.enum(STAFF_TASK_KINDS)),
      page: z.optional(countInQuery(10_000)),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() => z.array(taskRow())),
  refusals: [],
  paginated: true,
});
