import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { connect } from './database/database.ts';
import { isWithinLimit, takeBackHit } from './rate-limit.ts';

const { db, close } = connect(await testDatabase());
afterAll(close);

const NOW = new Date('2026-11-21T18:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const hit = (bucket: string, at = NOW) => isWithinLimit(db, { bucket, limit: 3, windowSeconds: 60 }, at);

test('a pace lets so many through in a window, and again in the next', async () => {
  expect([await hit('a'), await hit('a'), await hit('a'), await hit('a', after(59))]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(await hit('a', after(60))).toBe(true);
});

test('a pace of one is not another’s', async () => {
  for (let count = 0; count < 5; count++) await hit('b');
  expect(await hit('c')).toBe(true);
});

test('a pace lets so many through when fifty arrive at once', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => hit('d')));
  expect(results.filter(Boolean)).toHaveLength(3);
});

test('a hit that is taken back leaves room for another', async () => {
  for (let count = 0; count < 3; count++) await hit('e');
  await takeBackHit(db, { bucket: 'e', limit: 3, windowSeconds: 60 }, NOW);
  expect([await hit('e'), await hit('e')]).toEqual([true, false]);
});
