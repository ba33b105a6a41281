import { type Kysely, sql } from 'kysely';

/** Adds an index by which the notices about one payment are found among those of ten years. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index provider_event_by_transaction on provider_event ((body -> 'transaction' ->> 'id'))`.execute(
    db,
  );
}
