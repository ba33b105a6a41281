import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/database/test-database.ts';
import { testKeys } from '../../test/server/test-env.ts';
import { RATE_LIMITS } from '../registry/limits.ts';
import { CHANGEABLE_LIMITS } from '../settings/limit-changes.ts';
import { createVault } from './crypto/vault.ts';
import { connect } from './database/database.ts';
import { countHits, type Hit, type RateLimitName, takeBackHits } from './rate-limit.ts';

const { db, close } = connect(await testDatabase());
afterAll(close);
const vault = createVault(testKeys());

const NAMES = Object.keys(RATE_LIMITS) as RateLimitName[];
const NOW = new Date('2026-11-21T18:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const counting = (at: Date) => ({
  counters: db,
  vault,
  limits: RATE_LIMITS,
  env: { RATE_LIMITS: {} },
  clock: { wall: () => at },
});
const hit = (hits: readonly Hit[], at = NOW) => countHits(hits, counting(at));
const testPerson = () => [randomBytes(8).toString('hex')];

describe.each(NAMES)('the limit %s', (limit) => {
  const { hits, windowSeconds } = RATE_LIMITS[limit];

  test('a limit takes its hits of one caller, refuses the next, and takes it again after the stated wait', async () => {
    const mine = [{ limit, who: testPerson() }];
    await db.deleteFrom('rate_limit').execute();
    for (let count = 0; count < hits - 1; count += 1_000)
      await Promise.all(Array.from({ length: Math.min(1_000, hits - 1 - count) }, () => hit(mine)));
    expect((await hit(mine, after(windowSeconds / 2))).ok).toBe(true);

    const refused = await hit(mine, after(windowSeconds - 2));
    expect(refused).toMatchObject({ ok: false, problem: { code: 'rate_limited', retryAfterSeconds: 2 } });
    expect((await hit(mine, after(windowSeconds - 1))).ok).toBe(false);
    expect((await hit(mine, after(windowSeconds))).ok).toBe(true);
    expect((await hit([{ limit, who: testPerson() }])).ok).toBe(true);
  });

  test('a limit states its reason', () => {
    expect(RATE_LIMITS[limit].reason).toMatch(/^[A-Z].{15,}\.$/);
  });
});

const limit = 'recovery-asks';
const { hits: LIMIT } = RATE_LIMITS[limit];

test('of fifty hits at once as many are taken as one after another', async () => {
  const mine = [{ limit, who: testPerson() }] as const;
  const counted = await Promise.all(Array.from({ length: 50 }, () => hit(mine)));
  expect(counted.filter(({ ok }) => ok)).toHaveLength(LIMIT);
});

test('a window that fifty hits find over at once begins once', async () => {
  const mine = [{ limit, who: testPerson() }] as const;
  for (let count = 0; count < LIMIT; count++) await hit(mine);
  const later = after(RATE_LIMITS[limit].windowSeconds);
  const counted = await Promise.all(Array.from({ length: 50 }, () => hit(mine, later)));
  expect(counted.filter(({ ok }) => ok)).toHaveLength(LIMIT);
});

test('a hit that is taken back leaves room for another', async () => {
  const mine = [{ limit, who: testPerson() }] as const;
  for (let count = 0; count < LIMIT; count++) await hit(mine);
  await takeBackHits(mine, counting(NOW));
  expect([(await hit(mine)).ok, (await hit(mine)).ok]).toEqual([true, false]);
});

test('a hit over a narrow limit is not counted by the wide limit behind it', async () => {
  const narrow: Hit = { limit, who: testPerson() };
  const wide: Hit = { limit: 'recovery-asks-of-source', who: testPerson() };
  for (let count = 0; count < 100; count++) await hit([narrow, wide]);
  for (let count = 0; count < RATE_LIMITS[wide.limit].hits - LIMIT; count++) expect((await hit([wide])).ok).toBe(true);
  expect((await hit([wide])).ok).toBe(false);
});

test('stored counts hold no name or address', async () => {
  await hit([{ limit, who: ['ana@example.com', '203.0.113.9'] }]);
  const rows = await db.selectFrom('rate_limit').select('bucket').execute();
  expect(JSON.stringify(rows)).not.toMatch(/ana|203/);
});

test('a lender that changed a limit gets its own value', async () => {
  const mine = [{ limit: 'sign-ups', who: testPerson() }] as const;
  const narrow = { ...counting(NOW), env: { RATE_LIMITS: { 'sign-ups': 2 } } };
  const counted = [];
  for (let count = 0; count < 3; count++) counted.push((await countHits(mine, narrow)).ok);
  expect(counted).toEqual([true, true, false]);
});

test('a lender may change limits by source, purpose or of all callers together, and no others', () => {
  const wide: readonly string[] = ['source', 'purpose', 'everybody'];
  expect(NAMES.filter((name) => wide.includes(RATE_LIMITS[name].per)).toSorted()).toEqual(CHANGEABLE_LIMITS.toSorted());
});
