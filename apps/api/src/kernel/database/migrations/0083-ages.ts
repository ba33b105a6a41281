import { type Kysely, sql } from 'kysely';

/** Adds indexes that find rows to be deleted by their age, without looking at every row. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of AGES) await sql.raw(statement).execute(db);
}

const AGES = [
  'create index session_expires on session (expires_at)',
  'create index idempotency_key_created on idempotency_key (created_at)',
  'create index known_source_seen on known_source (seen_at)',
  'create index screening_asked on screening (asked_at)',
  'create index acceptance_origin on acceptance (accepted_at) where address_sealed is not null',
  `create index application_signals on application (created_at) where signals <> '{}'`,
  'create index identity_check_found on identity_check (created_at) where found_sealed is not null',
  'create index bureau_query_facts on bureau_query (ended_at) where facts is not null',
];
