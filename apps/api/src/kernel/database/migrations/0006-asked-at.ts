import { type Kysely, sql } from 'kysely';

/**
 * Adds when a provider was last asked about money that is under way, so that each payout and reference has its turn.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table payout add column asked_at timestamptz',
  'alter table cash_reference add column asked_at timestamptz',
  `create index payout_under_way on payout (coalesce(asked_at, status_since)) where status in ('queued', 'sent')`,
  `create index cash_reference_open on cash_reference (coalesce(asked_at, created_at)) where status = 'open'`,
];
