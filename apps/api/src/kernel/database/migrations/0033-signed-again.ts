import { type Kysely, sql } from 'kysely';

/**
 * Lets an application whose money would have come too late be signed again. An earlier signature stays as it is, and
 * counts no more.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table agreement add column superseded_at timestamptz',
  'drop index agreement_signed',
  `create unique index agreement_signed on agreement (client_id, application_id)
    where signed_at is not null and superseded_at is null`,
  'alter table agreement drop constraint agreement_client_id_application_id_fingerprint_key',
  `create unique index agreement_of_text on agreement (client_id, application_id, fingerprint)
    where superseded_at is null`,
];
