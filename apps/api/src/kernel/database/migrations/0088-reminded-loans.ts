import { type Kysely, sql } from 'kysely';

/**
 * A loan says of which due date its borrower was last reminded, and by which step, so that whoever is still to be reminded
 * is found by the day on which they owe. Loans of before say nothing: each is looked at once more, and nobody hears twice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table loan add column reminded_due date, add column reminded_day smallint`.execute(db);
  // Whoever was never reminded comes before every day on which a step begins.
  await sql`create index loan_not_reminded
    on loan (due_date, (case when reminded_due = due_date then reminded_day else -32768 end)) where status = 4`.execute(
    db,
  );
}
