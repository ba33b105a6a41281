import { sql } from 'kysely';

/** A moment before another one. */
export const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** How often what has come to its end is asked about, at first and later. */
const [FIRST_HOURS, LATER_HOURS] = [6, 20];

/**
 * Before when something must have been asked about last, to be asked about again: every few hours at first, and once a day
 * when it ended longer ago. So money that goes back without a notice is heard of within a day.
 *
 * @example
 * quietSince(now) // of what ended two days ago: twelve hours before now
 */
export const quietSince = (now: Date) => {
  const hours = (count: number) => sql`${`${count} hours`}::interval`;
  const age = sql`(${now}::timestamptz - status_since)`;
  return sql<Date>`${now}::timestamptz - greatest(${hours(FIRST_HOURS)}, least(${age} / 4, ${hours(LATER_HOURS)}))`;
};
