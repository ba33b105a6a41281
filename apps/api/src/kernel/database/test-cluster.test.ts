import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, startTestCluster } from './test-cluster.ts';

const cluster = await startTestCluster(async (connectionString) => {
  await query(connectionString, 'create table loan (id int)');
});
afterAll(cluster.stop);

test('every test file gets its own migrated, empty database', async () => {
  const first = await createTestDatabase(cluster.connectionString);
  const second = await createTestDatabase(cluster.connectionString);
  await query(first.connectionString, 'insert into loan values (1)');
  expect(await query(first.connectionString, 'select id from loan')).toEqual([{ id: 1 }]);
  expect(await query(second.connectionString, 'select id from loan')).toEqual([]);
});

test('a database is dropped although a session is still in it', async () => {
  const database = await createTestDatabase(cluster.connectionString);
  const session = new pg.Client({ connectionString: database.connectionString });
  const ended = new Promise((resolve) => session.on('error', resolve));
  await session.connect();
  await database.drop();
  expect(await ended).toMatchObject({ code: '57P01' });
  await expect(query(database.connectionString, 'select 1')).rejects.toMatchObject({ code: '3D000' });
});

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
