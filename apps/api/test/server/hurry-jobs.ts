import { sql } from 'kysely';
import type { TestServer } from './server.ts';

/**
 * Makes every job that waits for its time, or for its next try, run when a worker looks next. No worker is notified of
 * it: a caller who does this many times a second would use up all tries of a job at once.
 */
export const hurryJobs = async ({ services: { db } }: TestServer): Promise<void> => {
  await sql`update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now()`.execute(
    db,
  );
};
