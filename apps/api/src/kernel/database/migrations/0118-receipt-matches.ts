import { type Kysely, sql } from 'kysely';

/**
 * Keeps with money of an unknown loan what its sender wrote, and with a match who made it and when, so that it can be
 * undone. Of earlier receipts neither is known.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table receipt
    add column concept_sealed bytea,
    add column matched_at timestamptz,
    add column matched_by uuid,
    add column undone_count integer not null default 0`,
  `create index receipt_matched on receipt (matched_at) where matched_by is not null`,
];
