import { type Kysely, sql } from 'kysely';

/** Lets the entries of one call be listed from the newest without reading the others. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index audit_entry_call on audit_entry (call, sequence desc)`.execute(db);
}
