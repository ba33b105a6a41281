import { sql } from 'kysely';
import type { Db } from '../../src/kernel/database/database.ts';

/**
 * Returns all database rows as a dump holds them: rows as text, bytes as hexadecimal, the queue and its history
 * included.
 */
export async function dumpOf(owner: Db): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(owner);
  const texts = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const { rows } = await sql<{
        row: string;
      }>`select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(owner);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}
