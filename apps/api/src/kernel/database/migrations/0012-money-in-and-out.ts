import { type Kysely, sql } from 'kysely';

/** Keeps a provider's report as it came, so that it can be shown when a payment is disputed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Null for notices of before, of which only the ids were kept.
  'alter table provider_event add column raw_sealed bytea',
  'create index provider_event_by_time on provider_event (received_at)',
];
