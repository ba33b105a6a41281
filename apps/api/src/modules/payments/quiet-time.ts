import { sql } from 'kysely';

/** A moment before another one. */
export const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/**
 * What came to its end is asked about again: six hours after it was asked about last, at first, and 20 when it ended longer
 * ago, as long as that is within so many days. So money that goes back without a notice is heard of within a day, and what
 * nobody asked about in time is asked about once more. The words are those of the indexes by which it is found.
 *
 * @param since - from when it counts as asked about where it was not
 */
export function dueAgain(
  since: 'status_since' | 'created_at',
  { now, days }: { readonly now: Date; readonly days: number },
) {
  const lastAsked = sql.raw(`coalesce(asked_at, ${since})`);
  const due = sql<Date>`((${lastAsked} at time zone 'UTC')
    + greatest(interval '6 hours', least((${lastAsked} - status_since) / 3, interval '20 hours')))`;
  const isDue = sql<boolean>`${due} < ${now}::timestamptz at time zone 'UTC'
    and ${due} < (status_since at time zone 'UTC') + ${sql.raw(`interval '${days} days'`)}`;
  return { due, isDue };
}
