import { connect } from '@lender/api/kernel/database/database';
import { migrate } from '@lender/api/kernel/database/migrate';
import { testDatabase } from '@lender/api/test/database/test-database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { begin } from './begin.ts';

const connectionString = await testDatabase();
const { db, close } = connect(connectionString, { connections: 1 });
afterAll(close);

test('a database in use is left as it is, and a database with an unfinished life is begun again', async () => {
  expect(await begin(connectionString)).toBeUndefined();
  await sql`create table unfinished_life ()`.execute(db);
  const begun = await begin(connectionString);
  expect(begun).toBeDefined();
  await migrate(connectionString);
  expect(await db.selectFrom('client').select('client_id').execute()).toEqual([]);
  await begun?.finish();
  expect(await begin(connectionString)).toBeUndefined();
});
