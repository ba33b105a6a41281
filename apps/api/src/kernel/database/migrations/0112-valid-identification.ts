import { type Kysely, sql } from 'kysely';

/** Keeps with the photos of an identification until when it is valid. Nobody told it of those that are stored. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table document add column valid_until date`.execute(db);
}
