import { type Kysely, sql } from 'kysely';

/**
 * Adds the moment when a file was made, by the device that sent it; and makes the same file findable at other clients.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table document add column file_changed_at timestamptz',
  'create index document_sha256 on document (sha256)',
];
