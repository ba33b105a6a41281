import { type Kysely, sql } from 'kysely';

/**
 * Adds to a loan the due date of which its borrower was last reminded, and by which step, so that borrowers still to be
 * reminded are found by their due date. Earlier loans have no value: each is looked at once more, and no borrower is
 * reminded twice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table loan add column reminded_due date, add column reminded_day smallint`.execute(db);
  // A loan without a reminder sorts before every day on which a step begins.
  await sql`create index loan_not_reminded
    on loan (due_date, (case when reminded_due = due_date then reminded_day else -32768 end)) where status = 4`.execute(
    db,
  );
}
