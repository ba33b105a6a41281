import { STAFF_TASK_KINDS, type StaffTaskKind, TASK_WORK, type WorkKind } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { readableTasks } from '../../tasks/index.ts';
import { type Counting, NO_LOAD, type WorkLoad } from './read-load.ts';

/** Work that an administrator does on a page of its own, without reading the tasks of others. */
const WORK_OF_THE_SERVER: readonly WorkKind[] = ['jobs', 'webhooks'];

/** Kinds of work that are counted by their tasks. */
export const TASK_WORK_KINDS: readonly WorkKind[] = [
  'disputes',
  'hardship',
  'transfers',
  'payouts',
  'tasks',
  ...WORK_OF_THE_SERVER,
];

/** Returns the kinds of tasks of a kind of work that the caller may see. */
function kindsOf(work: WorkKind, role: Counting['role']): readonly StaffTaskKind[] {
  const readable = WORK_OF_THE_SERVER.includes(work) ? STAFF_TASK_KINDS : readableTasks(role);
  return readable.filter((kind) => TASK_WORK[kind] === work);
}

/** Counts open tasks by the work that they belong to, all in one query. */
export async function readTaskLoads(
  tx: Tx,
  works: readonly WorkKind[],
  { role, now }: Pick<Counting, 'role' | 'now'>,
): Promise<ReadonlyMap<WorkKind, WorkLoad>> {
  const kinds = works.flatMap((work) => kindsOf(work, role));
  const rows = kinds.length === 0 ? [] : await countByKind(tx, kinds, now);
  return new Map(works.map((work) => [work, sumOf(rows.filter(({ kind }) => TASK_WORK[kind] === work))]));
}

const countByKind = (tx: Tx, kinds: readonly StaffTaskKind[], now: Date) =>
  tx
    .selectFrom('staff_task')
    .where('closed_at', 'is', null)
    .where('kind', 'in', kinds)
    .groupBy('kind')
    .select([
      'kind',
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`(count(*) filter (where due_at <= ${now}))::int`.as('overdue'),
      sql<string>`(array_agg(id order by due_at, opened_at, id))[1]`.as('id'),
      sql<Date | null>`min(due_at)`.as('due_at'),
    ])
    .execute();

type Row = Awaited<ReturnType<typeof countByKind>>[number];

/** Adds up the tasks of several kinds; the next one is the one that is due first among them. */
function sumOf(rows: readonly Row[]): WorkLoad {
  const [first] = rows.toSorted((one, other) => dueOf(one) - dueOf(other));
  if (!first) return NO_LOAD;
  return {
    waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
    overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
    next: { id: first.id, dueAt: first.due_at?.toISOString() ?? null },
  };
}

const dueOf = ({ due_at }: Row): number => due_at?.getTime() ?? Number.MAX_SAFE_INTEGER;
