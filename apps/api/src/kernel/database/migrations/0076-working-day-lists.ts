import { type Kysely, sql } from 'kysely';

/**
 * Adds a list with versions of days that count as working days otherwise than the published calendar says; its first
 * version is empty.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table working_day_list (
    version integer primary key,
    -- each with its date, whether it is closed or open, and what it is called
    days jsonb not null,
    live_from timestamptz not null,
    made_by uuid references staff_user (id),
    approved_by uuid references staff_user (id),
    reason text,
    constraint working_day_list_by_two check (version = 1 or (made_by <> approved_by and reason is not null)))`,
  `insert into working_day_list (version, days, live_from) values (1, '[]', '2020-01-01T06:00:00Z')`,
];
