import { listTasks } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { selectTasks, toTaskRow } from './read-tasks.ts';
import { readableTasks } from './readable-tasks.policy.ts';

export const listTasksHandler = implement(listTasks, async ({ query }, { caller, tx, services, setPage }) => {
  const { state = 'open', kind, page = 1, perPage = 25 } = query;
  const inState = tx
    .selectFrom('staff_task')
    .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    .where('kind', 'in', readableTasks(caller.role))
    .$if(kind !== undefined, (tasks) => tasks.where('kind', '=', kind ?? 'job_failed'));
  const { total } = await inState.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await selectTasks(tx)
    .where('staff_task.id', 'in', inState.select('staff_task.id'))
    .$if(state === 'open', (tasks) => tasks.orderBy('staff_task.due_at', 'asc').orderBy('staff_task.opened_at', 'asc'))
    .$if(state === 'closed', (tasks) => tasks.orderBy('staff_task.closed_at', 'desc'))
    .orderBy('staff_task.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { now } = await services.clock.business(tx);
  setPage({ page, perPage, total, count: rows.length });
  return ok(rows.map((row) => toTaskRow(row, now)));
});
