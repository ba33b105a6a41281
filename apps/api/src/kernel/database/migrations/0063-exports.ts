import { type Kysely, sql } from 'kysely';

/**
 * Adds files that staff have made: who asked for which days of which data, and where the file is kept until it expires.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table export_file (
    id uuid primary key,
    staff_id uuid not null references staff_user,
    source text not null constraint export_file_source_known
      check (source in ('funnel', 'rules', 'vintages', 'rolls', 'cash', 'cases', 'loans', 'audit')),
    first_day date not null,
    last_day date not null,
    is_personal boolean not null,
    state text not null constraint export_file_state_known
      check (state in ('asked', 'queued', 'ready', 'failed', 'cancelled', 'expired')),
    asked_at timestamptz not null,
    rows integer,
    size_bytes integer,
    storage_key text)`,
  'create index export_file_asked on export_file (asked_at)',
  'create index export_file_stored on export_file (storage_key) where storage_key is not null',
];
