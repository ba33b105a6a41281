import { closeTask } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { selectTasks, toTaskRow } from './read-tasks.ts';
import { readableTasks } from './readable-tasks.policy.ts';

export const closeTaskHandler = implement(closeTask, async ({ params, body }, { caller, tx, services }) => {
  const { now } = await services.clock.business(tx);
  const closed = await tx
    .updateTable('staff_task')
    .set({ closed_at: now, closed_by: caller.userId, note: body.note })
    .where('id', '=', params.id)
    .where('kind', 'in', readableTasks(caller.role))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const row = await selectTasks(tx)
    .where('staff_task.id', '=', params.id)
    .where('kind', 'in', readableTasks(caller.role))
    .executeTakeFirst();
  if (!row) return refuse('not_found');
  return closed.numUpdatedRows === 1n ? ok(toTaskRow(row, now)) : refuse('task_closed');
});
