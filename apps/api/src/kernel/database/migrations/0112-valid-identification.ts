import { type Kysely, sql } from 'kysely';

/**
 * Keeps with the photos of an identification the day until which it is valid. That day is not known for those that are
 * stored.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table document add column valid_until date`.execute(db);
}
