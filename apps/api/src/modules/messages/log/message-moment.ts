import { sql } from 'kysely';

/**
 * The one time of a message, as the index of the log has it: when it left; of one that was given up, when that was; of
 * one that may still go, when it is due.
 */
export const MOMENT = sql<Date>`(case when state in ('sent', 'dead', 'withdrawn') then state_since else due_at end)`;

/** The same in microseconds, as digits: a date would lose the last three of the database's own. */
export const MOMENT_KEY = sql<string>`(extract(epoch from ${MOMENT}) * 1000000)::bigint::text`;

/** Whether a message stands behind the place that a cursor of the contract names, where the newest comes first. */
export function isBehind(cursor: string) {
  const [key, id] = cursor.split('_');
  const moment = sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`;
  return sql<boolean>`(${MOMENT}, id) < (${moment}, ${id}::uuid)`;
}
