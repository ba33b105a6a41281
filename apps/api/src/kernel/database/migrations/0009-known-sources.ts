import { type Kysely, sql } from 'kysely';

/**
 * A limit's window begins with its first hit, so there is one row for each; and an account remembers the networks that
 * signed in to it. Counts of windows that run now are forgotten: none lasts longer than a day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'delete from rate_limit',
  'alter table rate_limit drop constraint rate_limit_pkey',
  'alter table rate_limit add primary key (bucket)',
  `create table known_source (
    account_id uuid not null,
    source_hash bytea not null,
    seen_at timestamptz not null,
    primary key (account_id, source_hash))`,
];
