import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { connect } from './database.ts';
import { prepared } from './prepared.ts';

const { db } = connect(await testDatabase(), { connections: 1 });

test('a prepared query is built once, and asks with the values of each call', async () => {
  let built = 0;
  const titlesOf = prepared((from, kind: string, position: number) => {
    built += 1;
    return from
      .selectFrom('classification')
      .select('title')
      .where('position', '=', position)
      .where('kind', '=', kind)
      .where('parent_key', 'is', null);
  });
  const row = (kind: string, position: number) => ({
    kind,
    key: `${position}`,
    parent_key: null,
    title: `${kind} ${position}`,
    position,
  });
  await db
    .insertInto('classification')
    .values([row('a', 1), row('a', 2), row('b', 1)])
    .execute();
  expect(await titlesOf(db, 'a', 2)).toEqual([{ title: 'a 2' }]);
  expect(await titlesOf(db, 'b', 1)).toEqual([{ title: 'b 1' }]);
  expect(await titlesOf(db, 'b', 2)).toEqual([]);
  expect(await db.transaction().execute((tx) => titlesOf(tx, 'a', 1))).toEqual([{ title: 'a 1' }]);
  expect(built).toBe(1);
});

test('a prepared query is planned once by each connection, unless that is not wanted', async () => {
  const connectionString = await testDatabase();
  for (const [keepsPlans, plans] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const { db: own, close } = connect(connectionString, { connections: 1, keepsPlans });
    const cityOf = prepared((from, id: number) => from.selectFrom('city').select('title').where('id', '=', id));
    await cityOf(own, 1);
    await cityOf(own, 2);
    const { rows } = await sql<{ times: number }>`select (generic_plans + custom_plans)::int as times
      from pg_prepared_statements where statement like '%"city"%'`.execute(own);
    expect(rows).toEqual(plans === 1 ? [{ times: 2 }] : []);
    await close();
  }
});

test('a prepared query outlives a transaction that failed, and a statement of it that was refused', async () => {
  const { db: own, close } = connect(await testDatabase(), { connections: 1 });
  const cityOf = prepared((from, id: number) => from.selectFrom('city').select('title').where('id', '=', id));
  await expect(cityOf(own, Number.NaN)).rejects.toThrow('invalid input');
  await expect(
    own.transaction().execute(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => {});
      await cityOf(tx, 1);
    }),
  ).rejects.toThrow('aborted');
  expect(await cityOf(own, 1)).toEqual([]);
  await close();
});

test('a prepared query names its columns: a column that a migration adds would break its plan', async () => {
  const all = prepared((from) => from.selectFrom('city').selectAll());
  await expect(all(db)).rejects.toThrow('names its columns');
});
