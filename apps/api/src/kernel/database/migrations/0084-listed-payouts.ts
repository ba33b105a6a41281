import { type Kysely, sql } from 'kysely';

/**
 * Adds an index for staff to list all payouts, the newest first; since their key begins with the client no index had
 * that order.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index payout_listed on payout (id)`.execute(db);
}
