import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../../src/kernel/database/database.ts';
import { contract } from '../../src/kernel/database/migrate.ts';
import { NO_CLIENT } from '../../src/kernel/database/no-client.ts';
import { testDatabase } from '../database/test-database.ts';
import { readDump } from './dump-folder.ts';
import { landedDatabase } from './landed-server.ts';
import { readRows, restoreRows } from './rows.ts';

test('current rows are restored as they were, final ones too, and their numbers continue', async () => {
  const grown = await landedDatabase(await readDump(path.join(import.meta.dirname, '0009-known-sources')));
  await contract(grown);
  const rows = await readRows(grown);
  const connectionString = await testDatabase();
  await restoreRows(connectionString, rows);
  expect(await readRows(connectionString)).toEqual(rows);

  const { db, close } = connect(connectionString, { connections: 1 });
  const numbers = () => db.selectFrom('ledger_entry').select((eb) => eb.fn.max('sequence').as('last'));
  const { last } = await numbers().executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    const id = crypto.randomUUID();
    await sql`insert into ledger_entry (client_id, id, kind, key, business_date, posted_at)
      values (${NO_CLIENT}, ${id}, 'suspense', ${id}, now(), now())`.execute(tx);
    await sql`insert into ledger_posting (client_id, entry_id, line, account, amount_centavos)
      values (${NO_CLIENT}, ${id}, 0, 'bank', 1), (${NO_CLIENT}, ${id}, 1, 'suspense', -1)`.execute(tx);
  });
  expect(await numbers().executeTakeFirstOrThrow()).toEqual({ last: Number(last) + 1 });
  await close();
});
