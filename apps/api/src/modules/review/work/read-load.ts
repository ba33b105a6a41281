import type { getWork, Reply, WorkKind } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import { type Expression, sql } from 'kysely';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';

/** Work of one kind that waits, in numbers, and the item to begin with. */
export type WorkLoad = Omit<Reply<typeof getWork>['lines'][number], 'kind'>;

/** Member of staff whose work is counted, and when. */
export interface Counting extends BusinessMoment {
  readonly userId: string;
  readonly role: StaffRole;
  /** Moment by the wall clock, which sessions and invitations follow. */
  readonly wall: Date;
}

export type ReadWork = (tx: Tx, counting: Counting) => Promise<WorkLoad>;
export type WorkReaders = Readonly<Partial<Record<WorkKind, ReadWork>>>;

/** Item of work: its deadline, if it has one, and the moment since which it waits. */
export interface WorkItem {
  readonly id: string;
  readonly due_at: Date | null;
  readonly since: Date;
}

export const NO_LOAD: WorkLoad = { waiting: 0, overdue: 0, next: null };

/** Counts items of work, and finds the one that is due first; of several, the one that waits longest. */
export async function readLoad(tx: Tx, items: Expression<WorkItem>, now: Date): Promise<WorkLoad> {
  const { rows } = await sql<{ waiting: number; overdue: number; id: string | null; dueAt: Date | null }>`
    select count(*)::int as waiting, (count(*) filter (where due_at <= ${now}))::int as overdue,
      (array_agg(id order by due_at, since, id))[1] as id, min(due_at) as "dueAt"
    from (${items}) as item`.execute(tx);
  const [load] = rows;
  if (!load || load.id === null) return NO_LOAD;
  const { waiting, overdue, id, dueAt } = load;
  return { waiting, overdue, next: { id, dueAt: dueAt?.toISOString() ?? null } };
}
