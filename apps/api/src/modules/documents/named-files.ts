import { sql } from 'kysely';
import { batchesOf } from '../../kernel/database/batches-of.ts';
import type { Db, Tx } from '../../kernel/database/database.ts';

/** File that a row names. */
export interface NamedFile {
  readonly key: string;
  /** SHA-256 of the file's content; null when none is stored. */
  readonly sha256: string | null;
  /** Row that names the file, such as `document 018f…`. */
  readonly namedBy: string;
}

/** Every column that names a file; a test compares them with the schema. */
export const FILE_COLUMNS = [
  { table: 'document', column: 'storage_key', sha256: 'sha256' },
  { table: 'document', column: 'view_storage_key', sha256: undefined },
  { table: 'agreement', column: 'pdf_storage_key', sha256: 'pdf_sha256' },
  { table: 'export_file', column: 'storage_key', sha256: undefined },
] as const;

/** Returns those of the keys that a row names. */
export async function namedKeys(db: Db | Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const found = FILE_COLUMNS.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} = any(${keys})`,
  );
  const { rows } = await sql<{ key: string }>`${sql.join(found, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Reads every file that a row names, in batches. */
export function namedFiles(tx: Tx): AsyncGenerator<readonly NamedFile[]> {
  const found = FILE_COLUMNS.map(
    ({ table, column, sha256 }) =>
      sql`select ${sql.ref(column)} as key, ${sha256 ? sql.ref(sha256) : sql.lit(null)}::text as sha256,
        ${sql.lit(`${table} `)} || id as "namedBy" from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  return batchesOf(tx, sql<NamedFile>`${sql.join(found, sql` union all `)}`);
}
