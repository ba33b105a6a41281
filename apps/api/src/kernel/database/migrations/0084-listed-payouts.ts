import { type Kysely, sql } from 'kysely';

/** Staff read all payouts, the newest first; since their key begins with the client nothing stood in that order. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index payout_listed on payout (id)`.execute(db);
}
