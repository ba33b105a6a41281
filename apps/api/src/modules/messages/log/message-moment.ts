import { sql } from 'kysely';

/**
 * Time of a message, as the index of the log has it: for a sent message when it left; for one that was given up, when
 * that was; for one that may still be sent, when it is due.
 */
export const MOMENT = sql<Date>`(case when state in ('sent', 'dead', 'withdrawn') then state_since else due_at end)`;

/** Moment of a message in microseconds, as digits: a date would lose the database's last three digits. */
export const MOMENT_KEY = sql<string>`(extract(epoch from ${MOMENT}) * 1000000)::bigint::text`;

/** Tells whether a message is after the position that a cursor of the contract names, with the newest first. */
export function isBehind(cursor: string) {
  const [key, id] = cursor.split('_');
  const moment = sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`;
  return sql<boolean>`(${MOMENT}, id) < (${moment}, ${id}::uuid)`;
}
