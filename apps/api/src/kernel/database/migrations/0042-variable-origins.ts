import { type Kysely, sql } from 'kysely';

/** A decision says of every variable where it came from and since when it was so; those of before did not. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table decision add column origins jsonb not null default '{}'`.execute(db);
}
