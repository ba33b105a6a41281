import { type Kysely, sql } from 'kysely';

/** Reports find what was decided, and what was paid out, by its days. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index decision_of_engine on decision (decided_at) where kind = 'engine'`.execute(db);
  await sql`create index loan_by_start on loan (start_date, id) where start_date is not null`.execute(db);
}
