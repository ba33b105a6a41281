import { type Kysely, sql } from 'kysely';

/** The answer to a complaint may be corrected. What was said before is kept, and no correction is changed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table complaint_correction (
    id uuid primary key,
    complaint_id uuid not null references complaint (id),
    outcome text not null constraint complaint_correction_outcome_known check (outcome in
      ('in_favour', 'in_part', 'against', 'informed')),
    text text not null,
    corrected_at timestamptz not null,
    corrected_by uuid not null references staff_user (id))`,
  'create index complaint_correction_of on complaint_correction (complaint_id, corrected_at)',
  `create trigger complaint_correction_is_final before update or delete or truncate on complaint_correction
    for each statement execute function refuse_change()`,
];
