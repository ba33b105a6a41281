import { type Kysely, sql } from 'kysely';

/** When a file was made, by the device that sent it; and the same file is found at other clients. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table document add column file_changed_at timestamptz',
  'create index document_sha256 on document (sha256)',
];
