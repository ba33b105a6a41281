import { type Kysely, sql } from 'kysely';

/**
 * Adds a second factor to the sign-in of staff and shows them their sessions. An earlier session owes nothing, and the
 * factors that opened it are not known.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table staff_user add column suspended_at timestamptz',
  `create table staff_recovery_code (
    staff_id uuid not null references staff_user (id),
    code_hash bytea not null,
    used_at timestamptz,
    primary key (staff_id, code_hash))`,
  `alter table session
    add column owes text constraint session_owes_known check (owes in ('code', 'second_factor')),
    add column device text,
    add column address_sealed bytea,
    add column seen_at timestamptz`,
];
