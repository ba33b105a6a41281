import { sql } from 'kysely';
import type { Db } from '../../src/kernel/database/database.ts';

/** Column, with the value of a row that does not name it. */
export interface Column {
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

/** Part of the schema on which a server that writes and reads by name depends. */
export interface Catalogue {
  /** Columns by table, then by name. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, Column>>;
  /** Demands on every row, such as `loan: CHECK (…)`: constraints, unique indexes and triggers, by table and name. */
  readonly demands: ReadonlyMap<string, { readonly table: string; readonly says: string }>;
}

const COLUMNS = sql<Column & { table: string; column: string }>`
  select relname as table, attname as column, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
    atthasdef or attidentity <> '' as "hasDefault"
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'
    and attnum > 0 and not attisdropped`;

const DEMANDS = sql<{ table: string; name: string; says: string }>`
  select relname as table, conname as name, pg_get_constraintdef(con.oid) as says
  from pg_constraint con join pg_class on pg_class.oid = conrelid
  where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select tablename, indexname, regexp_replace(indexdef, ' INDEX \\S+ ON ', ' INDEX ON ') from pg_indexes
  where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
    and not exists (select from pg_constraint where conname = indexname and connamespace = 'public'::regnamespace)
  union all
  select relname, tgname, pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal`;

/** Reads how a database is made. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const { rows } = await COLUMNS.execute(db);
  const columns = new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => [
      table,
      new Map(own.map(({ table: _, column, ...what }) => [column, what])),
    ]),
  );
  const { rows: demands } = await DEMANDS.execute(db);
  return { columns, demands: new Map(demands.map(({ table, name, says }) => [`${table}.${name}`, { table, says }])) };
}
