import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { FINAL_TABLES } from './api-rights.data.ts';
import { API_ROLE } from './api-role.ts';
import { connect, type Tx } from './database.ts';
import { NO_CLIENT } from './no-client.ts';

const connectionString = await testDatabase();
const server = connect(connectionString, { role: API_ROLE });
const owner = connect(connectionString);
afterAll(() => Promise.all([server.close(), owner.close()]));

interface Line {
  readonly line: number;
  readonly amount: number;
}

const BALANCED: readonly Line[] = [
  { line: 0, amount: 100 },
  { line: 1, amount: -100 },
];

async function writeEntry(tx: Tx): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into ledger_entry (client_id, id, kind, key, business_date, posted_at)
    values (${NO_CLIENT}, ${id}, 'suspense', ${id}, '2026-11-22', now())`.execute(tx);
  return id;
}

const writeLines = (tx: Tx, id: string, lines: readonly Line[]) =>
  sql`insert into ledger_posting (client_id, entry_id, line, account, amount_centavos)
    select ${NO_CLIENT}, ${id}, line, 'bank', amount from jsonb_to_recordset(${JSON.stringify(lines)}) as l (line int, amount int)`.execute(
    tx,
  );

/** Writes an entry as the server may write it, then runs `next` in the same transaction. */
const writing = (lines: readonly Line[], next: (tx: Tx, id: string) => Promise<unknown> = async () => {}) =>
  server.db.transaction().execute(async (tx) => {
    const id = await writeEntry(tx);
    if (lines.length > 0) await writeLines(tx, id, lines);
    await next(tx, id);
    return id;
  });

const NOT_BALANCED = { constraint: 'ledger_posting_balanced' };

describe('an entry of the ledger', () => {
  test('a ledger entry is taken when its lines sum to zero', async () => {
    const id = await writing(BALANCED);
    expect((await sql`select from ledger_posting where entry_id = ${id}`.execute(server.db)).rows).toHaveLength(2);
  });

  test.each([
    ['does not sum to zero', [BALANCED[0], { line: 1, amount: -99 }]],
    ['has one line', [BALANCED[0]]],
  ] as [string, readonly Line[]][])('a ledger entry is refused when it %s', async (_, lines) => {
    await expect(writing(lines)).rejects.toMatchObject(NOT_BALANCED);
  });

  test('a ledger entry without lines is refused at the commit', async () => {
    await expect(writing([])).rejects.toMatchObject({ constraint: 'ledger_entry_has_lines' });
  });

  const MORE: readonly Line[] = [
    { line: 2, amount: 5 },
    { line: 3, amount: -5 },
  ];

  test('a ledger entry takes no more lines in a later transaction, balanced or not', async () => {
    const id = await writing(BALANCED);
    await expect(server.db.transaction().execute((tx) => writeLines(tx, id, MORE))).rejects.toMatchObject(NOT_BALANCED);
    const again = server.db.transaction().execute((tx) => writeLines(tx, id, BALANCED));
    await expect(again).rejects.toMatchObject({ constraint: 'ledger_posting_pkey' });
  });

  test('a ledger entry takes no more lines in its own transaction, once it was checked', async () => {
    const addLater = async (tx: Tx, id: string) => {
      await sql`set constraints all immediate`.execute(tx);
      await writeLines(tx, id, MORE);
    };
    await expect(writing(BALANCED, addLater)).rejects.toMatchObject(NOT_BALANCED);
  });

  test('a ledger entry belongs to a loan and its client, or to neither', async () => {
    const half = sql`insert into ledger_entry (client_id, id, kind, key, business_date, posted_at)
      values (${crypto.randomUUID()}, ${crypto.randomUUID()}, 'suspense', 'half', '2026-11-22', now())`;
    await expect(half.execute(server.db)).rejects.toMatchObject({ constraint: 'ledger_entry_owner' });
  });
});

describe.each(FINAL_TABLES)('rows of %s', (table) => {
  const changes = ['update', 'delete', 'truncate'] as const;
  const statementOf = async (change: (typeof changes)[number]) => {
    if (change === 'truncate') return `truncate ${table} cascade`;
    if (change === 'delete') return `delete from ${table}`;
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and is_identity = 'NO' limit 1`.execute(owner.db);
    return `update ${table} set ${rows[0]?.name} = ${rows[0]?.name}`;
  };

  test.each(changes)('the server cannot change a final row: no %s', async (change) => {
    await expect(sql.raw(await statementOf(change)).execute(server.db)).rejects.toMatchObject({ code: '42501' });
  });

  test.each(changes)('even the owner cannot change a final row: no %s', async (change) => {
    await expect(sql.raw(await statementOf(change)).execute(owner.db)).rejects.toMatchObject({ code: '23001', table });
  });

  test('the server cannot open a final row by disabling its trigger', async () => {
    await expect(sql.raw(`alter table ${table} disable trigger all`).execute(server.db)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(sql`set session_replication_role = replica`.execute(server.db)).rejects.toMatchObject({
      code: '42501',
    });
  });
});
