import { type Kysely, sql } from 'kysely';

/**
 * Adds indexes for loans with days to close and loans on hold, which are looked up every minute: the cost follows the
 * work to do, not the number of all loans.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index loan_to_close on loan (booked_on, id) where status in (4, 6)`.execute(db);
  await sql`create index loan_on_hold on loan (id) where status = 6`.execute(db);
}
