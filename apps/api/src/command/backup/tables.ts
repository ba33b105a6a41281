import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { CONTRACTED_TABLE } from '../../kernel/database/migrate.ts';
import { writePacked } from './hashed-file.ts';
import type { Manifest } from './manifest.ts';

/**
 * Tables that no backup holds. Sessions and codes belong to a sign-in, and after a restore no account is signed in.
 * Counts of limits are over by then. Migrations make their own list again.
 */
const LEFT_OUT = ['session', 'one_time_code', 'rate_limit'];

/** Tables with their stored columns, without generated ones. */
const TABLES = `select relname as "table", array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and attnum > 0 and not attisdropped and attgenerated = '' and relname <> all($1)
    and relname not like 'kysely_migration%'
  group by relname order by relname`;

const SEQUENCES = `select sequencename as sequence, coalesce(last_value, start_value)::text as value,
  last_value is not null as "isCalled" from pg_sequences where schemaname = 'public' order by 1`;

/** Quotes the name of a table or a column for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Copies every table into its own file, all as of one moment. */
export async function writeTables(client: Client, folder: string): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(TABLES, [LEFT_OUT]);
  const tables: Manifest['tables'] = [];
  for (const { table, columns } of rows) {
    const statement = `copy (select ${columns.map(quoted).join(', ')} from ${quoted(table)}) to stdout`;
    const copied = client.query(copyTo(statement));
    const file = await writePacked(folder, `tables/${table}.copy.gz`, copied);
    tables.push({ table, columns, ...file, rows: copied.rowCount });
  }
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(SEQUENCES);
  return { tables, sequences };
}

/** Returns the migrations that the database has had, oldest first. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Returns the contractions that the database has had, oldest first. */
export async function contractionsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query('select to_regclass($1) as it where to_regclass($1) is not null', [
    CONTRACTED_TABLE,
  ]);
  if (found.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(`select name from ${CONTRACTED_TABLE} order by name`);
  return rows.map(({ name }) => name);
}
