import type pg from 'pg';

/** Row as text, column by column; null where the value is null. */
export type RowText = readonly (string | null)[];

/** Table with the rows of all clients. */
export interface TableText {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly RowText[];
}

/** Rows of one client, table by table. */
export interface Life {
  readonly clientId: string;
  readonly tables: readonly TableText[];
}

/** All lives, and the ids of what belongs to no client: staff, products, texts. */
export interface Lives {
  readonly lives: readonly Life[];
  readonly shared: ReadonlySet<string>;
}

/**
 * Tables that the database fills itself, or that hold nothing of one client: audit entries form a chain, limits count
 * for a window, codes and answers are deleted within a day.
 */
const LEFT_OUT = ['audit_entry', 'rate_limit', 'idempotency_key', 'one_time_code', 'bank_line', 'kysely_migration'];
/** Id of the owner of rows that belong to no client. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';
export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Reads every row that names one client or something of theirs, and no other client. */
export async function readLives(client: pg.Client): Promise<Lives> {
  const tables = await readTables(client);
  const owners = new Map<string, string>();
  const clients = tables.find(({ table }) => table === 'client');
  for (const [clientId] of clients?.rows ?? []) if (clientId && clientId !== NO_ONE) owners.set(clientId, clientId);
  // Everything that refers to something of a client is theirs too, and so is what refers to that.
  for (let before = -1; before < owners.size; ) {
    before = owners.size;
    for (const { columns, rows } of tables) {
      const at = columns.indexOf('id');
      if (at < 0) continue;
      for (const row of rows) {
        const [owner, id] = [ownerOf(row, owners), row[at]];
        if (owner && id) owners.set(id, owner);
      }
    }
  }
  const shared = new Set<string>();
  const lives = new Map<string, Map<string, TableText & { rows: RowText[] }>>();
  for (const { table, columns, rows } of tables)
    for (const row of rows) {
      const owner = ownerOf(row, owners);
      if (owner === undefined) for (const [id] of row.join(' ').matchAll(UUID)) shared.add(id);
      else {
        const own = lives.get(owner) ?? new Map<string, TableText & { rows: RowText[] }>();
        lives.set(owner, own);
        const text = own.get(table) ?? { table, columns, rows: [] };
        own.set(table, text);
        text.rows.push(row);
      }
    }
  for (const id of owners.keys()) shared.delete(id);
  shared.add(NO_ONE);
  return { lives: [...lives].map(([clientId, own]) => ({ clientId, tables: [...own.values()] })), shared };
}

/** @returns undefined where a row names no client, or more than one */
function ownerOf(row: RowText, owners: ReadonlyMap<string, string>): string | undefined {
  let owner: string | undefined;
  for (const value of row)
    for (const [id] of value?.matchAll(UUID) ?? []) {
      const found = owners.get(id);
      if (found === undefined) continue;
      if (owner !== undefined && owner !== found) return undefined;
      owner = found;
    }
  return owner;
}

/** Condition of a column whose numbers the database assigns. */
const COUNTED = `(attidentity <> '' or exists (select from pg_attrdef
  where adrelid = attrelid and adnum = attnum and pg_get_expr(adbin, adrelid) like 'nextval%'))`;

async function readTables(client: pg.Client): Promise<TableText[]> {
  const { rows: found } = await client.query<{ table: string; columns: string[]; key: string[] | null }>(
    `
    select relname as table,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and not ${COUNTED}) as columns,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and ${COUNTED}) as key
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> all ($1) order by relname`,
    [LEFT_OUT],
  );
  const tables: TableText[] = [];
  for (const { table, columns, key } of found) {
    // In the order in which rows were created, where a column gives it.
    const order = key ? ` order by ${key.join()}` : '';
    const { rows } = await client.query<(string | null)[]>({
      text: `select ${columns.map((column) => `"${column}"::text`).join()} from "${table}"${order}`,
      rowMode: 'array',
    });
    tables.push({ table, columns, rows });
  }
  return tables;
}
