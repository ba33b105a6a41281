import { type Kysely, sql } from 'kysely';

/**
 * A session of staff says when somebody used it last, so that one that nobody uses is locked. Those that are open count as
 * used now. A server of before notes no use: what is opened there counts as used when it was opened.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table session add column used_at timestamptz',
  `update session set used_at = now()
    where account_type = 'user' and revoked_at is null and owes is null and expires_at > now()`,
];
