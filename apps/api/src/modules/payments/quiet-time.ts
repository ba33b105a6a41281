import { sql } from 'kysely';

/** Subtracts seconds from a moment. */
export const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/**
 * Returns the condition for polling ended items again: at first six hours after the last poll, later up to 20 hours
 * when it ended longer ago, within this number of days. So money that goes back without a notice is found within a day,
 * and an item that was not polled in time is polled once more. The expressions are those of the indexes that serve it.
 *
 * @param since - column with the moment that counts as its last poll when it was never polled
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
