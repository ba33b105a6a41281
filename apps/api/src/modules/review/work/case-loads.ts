import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { DECIDE_WITHIN_MINUTES, lateSince, MANUAL_STATUSES } from '../cases/case-deadline.policy.ts';
import { freeCases } from '../cases/next-free-case.ts';
import { type Counting, NO_LOAD, type ReadWork, readLoad, type WorkReaders } from './read-load.ts';

const dueAt = sql<Date>`(application.status_since + make_interval(mins => ${DECIDE_WITHIN_MINUTES}))`;

const assignedCases = (tx: Tx) =>
  tx
    .selectFrom('case_assignment')
    .innerJoin('application', (join) =>
      join
        .onRef('application.client_id', '=', 'case_assignment.client_id')
        .onRef('application.id', '=', 'case_assignment.application_id'),
    )
    .where('application.status', 'in', [...MANUAL_STATUSES]);

/** Counts the cases that the caller holds. */
const ownCases: ReadWork = (tx, { userId, now }) =>
  readLoad(
    tx,
    assignedCases(tx)
      .where('case_assignment.staff_id', '=', userId)
      .select(['application.id', dueAt.as('due_at'), 'application.status_since as since']),
    now,
  );

/**
 * Counts the cases that are not taken. Thousands may wait, of which a few are assigned: waiting ones are counted by
 * their index alone, assigned ones one by one.
 */
const freeCasesLoad: ReadWork = async (tx, { now }) => {
  const waiting = tx.selectFrom('application').where('status', 'in', [...MANUAL_STATUSES]);
  const all = await waiting.select(counts(now)).executeTakeFirstOrThrow();
  const held = await assignedCases(tx).select(counts(now)).executeTakeFirstOrThrow();
  const first = await freeCases(tx)
    .select(['application.id', dueAt.as('due_at')])
    .orderBy('application.status_since')
    .orderBy('application.id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return NO_LOAD;
  return {
    waiting: all.waiting - held.waiting,
    overdue: all.overdue - held.overdue,
    next: { id: first.id, dueAt: first.due_at.toISOString() },
  };
};

const counts = (now: Counting['now']) =>
  [
    sql<number>`count(*)::int`.as('waiting'),
    sql<number>`(count(*) filter (where application.status_since <= ${lateSince(now)}))::int`.as('overdue'),
  ] as const;

export const CASE_WORK = { own_cases: ownCases, free_cases: freeCasesLoad } satisfies WorkReaders;
