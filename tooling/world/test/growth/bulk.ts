import type pg from 'pg';
import { withClient } from './with-client.ts';

/** Statements by which a database is built back. */
export interface Taken {
  readonly indexes: readonly string[];
  readonly keys: readonly string[];
  readonly references: readonly string[];
}

/** Drops indexes, keys and references, which cost more to update row by row than to build once. */
export async function takeAway(client: pg.Client): Promise<Taken> {
  const constraints = async (kinds: string) => {
    const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
      select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace and contype::text = any ('${kinds}')
      order by conrelid::regclass::text, conname`);
    for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
    return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
  };
  await client.query('begin');
  const references = await constraints('{f}');
  const keys = await constraints('{p,u}');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query('commit');
  return { indexes: indexes.map(({ definition }) => definition), keys, references };
}

/** Builds everything back, two at a time, which also finds duplicates and rows whose reference is missing. */
export async function giveBack(connectionString: string, { indexes, keys, references }: Taken): Promise<void> {
  await together(connectionString, [...indexes, ...keys]);
  await together(connectionString, ['analyze']);
  await together(connectionString, references);
}

const AT_ONCE = 2;

async function together(connectionString: string, statements: readonly string[]): Promise<void> {
  // Two statements about one table wait for each other; statements of one table are kept together.
  const byTable = Map.groupBy(statements, (statement) => /(?:on|table) (?:public\.)?(\S+)/i.exec(statement)?.[1] ?? '');
  const waiting = [...byTable.values()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      withClient(connectionString, async (client) => {
        await client.query(MUCH_MEMORY);
        for (let next = waiting.shift(); next; next = waiting.shift())
          for (const statement of next) await client.query(statement);
      }),
    ),
  );
}

const MUCH_MEMORY = `set maintenance_work_mem = '768MB'; set work_mem = '256MB'; set max_parallel_maintenance_workers = 0`;
