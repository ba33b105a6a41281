import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import { connect } from './database.ts';
import { prepared } from './prepared.ts';

const { db } = connect(await testDatabase(), { connections: 1 });

test('is built once, and asks with the values of each call', async () => {
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
  await db.destroy();
});
