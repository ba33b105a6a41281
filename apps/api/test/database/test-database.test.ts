import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const connectionString = await testDatabase();

test('a test database has the migrated schema and no rows', async () => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as clients from client');
  await client.end();
  expect(rows).toEqual([{ clients: 0 }]);
});
