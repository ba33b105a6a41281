import { type Kysely, sql } from 'kysely';

/**
 * Adds the last use of a staff session, so that an idle one is locked. Open ones count as used now. An older server
 * records no use: a session opened there counts as used when it was opened.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table session add column used_at timestamptz',
  `update session set used_at = now()
    where account_type = 'user' and revoked_at is null and owes is null and expires_at > now()`,
];
