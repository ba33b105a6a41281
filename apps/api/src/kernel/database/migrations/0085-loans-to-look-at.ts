import { type Kysely, sql } from 'kysely';

/**
 * Which loans have days to close, and which are on hold, is asked every minute: it costs what there is to do, and not a
 * look at every loan that ever was.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index loan_to_close on loan (booked_on, id) where status in (4, 6)`.execute(db);
  await sql`create index loan_on_hold on loan (id) where status = 6`.execute(db);
}
