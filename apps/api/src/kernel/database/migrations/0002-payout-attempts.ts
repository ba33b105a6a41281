import { type Kysely, sql } from 'kysely';

/** A payout that the bank returned may be followed by another one; still, one at most is on its way or arrived. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table payout drop constraint payout_client_id_application_id_key',
  `create unique index payout_live on payout (client_id, application_id) where status <> 'returned'`,
  // No code ever wrote it.
  'alter table application drop column outcome_seen_at',
];
