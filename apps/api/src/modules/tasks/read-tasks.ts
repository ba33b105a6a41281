import { decodeWire, type listTasks, type Reply, type StaffTaskMatter, staffTaskMatter } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import { waitingMinutes } from '../../kernel/waiting-minutes.ts';

type TaskRow = Reply<typeof listTasks>[number];

/** Selects tasks with the names of their clients and of the staff who closed them. */
export const selectTasks = (tx: Tx) =>
  tx
    .selectFrom('staff_task')
    .leftJoin('client_details', 'client_details.client_id', 'staff_task.client_id')
    .leftJoin('staff_user', 'staff_user.id', 'staff_task.closed_by')
    .selectAll('staff_task')
    .select(['client_details.first_name', 'client_details.last_name', 'staff_user.name as closed_by_name']);

type SelectedTask = Awaited<ReturnType<ReturnType<typeof selectTasks>['execute']>>[number];

export const toTaskRow = (row: SelectedTask, now: Date): TaskRow => ({
  id: row.id,
  matter: readMatter(row),
  clientName: row.first_name === null ? null : [row.first_name, row.last_name].filter(Boolean).join(' '),
  openedAt: row.opened_at.toISOString(),
  waitingMinutes: waitingMinutes(row.opened_at, row.closed_at ?? now),
  dueAt: row.due_at?.toISOString() ?? null,
  closedAt: row.closed_at?.toISOString() ?? null,
  closedByName: row.closed_by_name,
  note: row.note,
});

function readMatter({ id, kind, facts }: Pick<SelectedTask, 'id' | 'kind' | 'facts'>): StaffTaskMatter {
  const read = decodeWire(staffTaskMatter(), { kind, facts });
  if (!read.ok) throw new Error(`staff_task ${id}: ${kind} with other facts than its own`);
  return read.value;
}
