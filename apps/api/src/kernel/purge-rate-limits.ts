import { sql } from 'kysely';
import { deleteOld } from './database/delete-old.ts';
import { daysBefore, type Purge } from './purge.ts';

/** Days that a counter is kept: one of a day must outlive that day. */
const COUNTER_DAYS = 2;

/** Deletes the counters of rate limits that no limit asks for any more. */
export const purgeRateLimits: Purge = (db, now) =>
  deleteOld(db, 'rate_limit', sql`window_start < ${daysBefore(now, COUNTER_DAYS)}`);
