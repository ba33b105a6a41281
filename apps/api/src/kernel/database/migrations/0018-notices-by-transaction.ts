import { type Kysely, sql } from 'kysely';

/** What was said of one payment is found among the notices of ten years. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index provider_event_by_transaction on provider_event ((body -> 'transaction' ->> 'id'))`.execute(
    db,
  );
}
