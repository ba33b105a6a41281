import { type Kysely, sql } from 'kysely';

/** What a provider told us is kept as it came, so that it can be shown when somebody disputes a payment. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Null for notices of before, of which only the ids were kept.
  'alter table provider_event add column raw_sealed bytea',
  'create index provider_event_by_time on provider_event (received_at)',
];
