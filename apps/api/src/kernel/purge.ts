import type { Db } from './database/database.ts';

/**
 * Deletes what a module keeps only for a while, by the wall clock. Runs once a day, at least once, so a second run
 * changes nothing.
 */
export type Purge = (db: Db, now: Date) => Promise<void>;

const DAY_MS = 86_400_000;

/** Returns the moment so many days before another. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
