import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { taskRow } from './task-row.ts';

/** Closes a task with a note of what was done. Changes nothing else. */
export const closeTask = defineEndpoint({
  name: 'closeTask',
  method: 'POST',
  path: '/web/private/back-office/task/{id}/close',
  access: 'staff',
  permission: 'task.close',
  summary: 'Close a task with a note',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: taskRow,
  refusals: ['not_found', 'task_closed'],
  repeat: 'key',
});
