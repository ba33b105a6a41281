import { getWork, WORK_KINDS, WORK_PERMISSIONS, type WorkKind } from '@lender/contract';
import { mayRole } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { DECIDE_WITHIN_MINUTES } from '../cases/case-deadline.policy.ts';
import { CASE_WORK } from './case-loads.ts';
import { CLIENT_WORK } from './client-loads.ts';
import { inOrderOfDeadline } from './in-order-of-deadline.policy.ts';
import { MONEY_WORK } from './money-loads.ts';
import { type Counting, NO_LOAD, type WorkLoad, type WorkReaders } from './read-load.ts';
import { STAFF_WORK } from './staff-loads.ts';
import { readTaskLoads, TASK_WORK_KINDS } from './task-loads.ts';

/** Readers of all work that is not counted by its tasks. */
const READERS: WorkReaders = { ...CASE_WORK, ...CLIENT_WORK, ...MONEY_WORK, ...STAFF_WORK };

export const getWorkHandler = implement(getWork, async (_, { caller: { userId, role }, tx, services }) => {
  const moment = await services.clock.business(tx);
  const counting = { ...moment, userId, role, wall: services.clock.wall() };
  const kinds = WORK_KINDS.filter((kind) => WORK_PERMISSIONS[kind].every((permission) => mayRole(role, permission)));
  const loads = await readLoads(tx, kinds, counting);
  return ok({
    decideWithinMinutes: DECIDE_WITHIN_MINUTES,
    lines: inOrderOfDeadline(kinds.map((kind) => ({ kind, ...(loads.get(kind) ?? NO_LOAD) }))),
  });
});

/** Counts one kind after the other: a transaction has one connection. */
async function readLoads(
  tx: Tx,
  kinds: readonly WorkKind[],
  counting: Counting,
): Promise<ReadonlyMap<WorkKind, WorkLoad>> {
  const ofTasks = kinds.filter((kind) => TASK_WORK_KINDS.includes(kind));
  const loads = new Map(await readTaskLoads(tx, ofTasks, counting));
  for (const kind of kinds) {
    const load = await READERS[kind]?.(tx, counting);
    if (load) loads.set(kind, load);
  }
  return loads;
}
