import pg from 'pg';

/** Row by column, as PostgreSQL writes it in JSON. */
export type Row = Readonly<Record<string, unknown>>;
/** Every row of every table, by the table's name. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_migration%lock'
  order by table_name`;

/** Makes numbers that the database assigns continue after those that were restored. */
const COUNT_ON = `do $$ declare numbered record; begin
  for numbered in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %I',
      numbered.table_name, numbered.column_name, numbered.column_name, numbered.table_name);
  end loop; end $$`;

/** Reads every table of our own; the queue's schema is not ours. */
export const readRows = (connectionString: string): Promise<Rows> =>
  onDatabase(connectionString, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const all = new Map<string, readonly Row[]>();
    for (const { name } of tables) {
      const statement = `select to_json(row) as row from ${pg.escapeIdentifier(name)} row order by to_json(row)::text collate "C"`;
      const { rows } = await client.query<{ row: Row }>(statement);
      all.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return all;
  });

/** Writes rows into a database of the schema from which they were read, in place of the rows of its migrations. */
export const restoreRows = (connectionString: string, all: Rows): Promise<void> =>
  onDatabase(connectionString, async (client) => {
    const names = [...all.keys()].map((name) => pg.escapeIdentifier(name));
    // Tables refer to each other, and were consistent when they were read; some refuse changes.
    await client.query('set session_replication_role = replica');
    await client.query(`truncate ${names.join(', ')}`);
    for (const [name, rows] of all) {
      const table = pg.escapeIdentifier(name);
      const statement = `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`;
      await client.query(statement, [JSON.stringify(rows)]);
    }
    await client.query(COUNT_ON);
  });

/** Returns the newest migration of the rows' database. */
export function newestMigration(all: Rows): string {
  const newest = all
    .get('kysely_migration')
    ?.map(({ name }) => String(name))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new Error('rows of a database without migrations');
  return newest;
}

async function onDatabase<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
