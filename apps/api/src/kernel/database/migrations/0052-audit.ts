import { type Kysely, sql } from 'kysely';

/** Keeps every act and look of the staff for good: a list that only grows, each entry sealed with the one before. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table audit_entry (
    -- from 1, without gaps: one that is missing is missed
    sequence bigint primary key constraint audit_entry_sequence_positive check (sequence > 0),
    at timestamptz not null,
    staff_id uuid not null,
    role text not null,
    kind text not null constraint audit_entry_kind_known check (kind in ('write', 'read', 'sign_in')),
    call text not null,
    outcome text not null,
    subject_id uuid,
    request_id text not null,
    details_sealed bytea not null,
    seal bytea not null unique)`,
  `create trigger audit_entry_is_final before update or delete or truncate on audit_entry
   for each statement execute function refuse_change()`,
  'create index audit_entry_staff on audit_entry (staff_id, sequence desc)',
  'create index audit_entry_subject on audit_entry (subject_id, sequence desc) where subject_id is not null',
  'create index audit_entry_kind on audit_entry (kind, sequence desc)',
  'create index audit_entry_at on audit_entry (at)',
];
