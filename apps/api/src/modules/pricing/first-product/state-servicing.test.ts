import { REFERENCE_PRICING } from '@lender/calculator';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../../../test/server/server.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { activeProduct, productOfVersion } from '../product.ts';
import { stateServicing } from './state-servicing.ts';

const server = await testServer({ ROLE: 'http' });
const { db } = server.services;
const NOW = new Date('2026-11-22T18:00:00Z');
const YESTERDAY = new Date('2026-11-21T18:00:00Z');
const NEW_YEAR = new Date('2027-01-01T06:00:00Z');
const seeded = await db.selectFrom('product').selectAll().executeTakeFirstOrThrow();
const { servicing: _, ...before } = JSON.parse(JSON.stringify(seeded.config));

/** Stores a product as earlier code stored it. */
const store = (version: number, live_from: Date, ivaRate: string) => {
  const pricing = { ...REFERENCE_PRICING, rates: { ...REFERENCE_PRICING.rates, ivaRate } };
  const config = JSON.stringify({ ...before, pricing });
  return db.insertInto('product').values({ version, config, live_from }).execute();
};
const start = () => inTransaction(db, (tx) => stateServicing(tx, NOW));
const stored = () => db.selectFrom('product').selectAll().orderBy('version').execute();

beforeEach(async () => {
  await db.deleteFrom('product').execute();
});

describe('products of a lender that ran before products stated their servicing', () => {
  test('products are stored again as versions that state their servicing, and the old versions stay as they are for what was opened with them', async () => {
    await store(1, YESTERDAY, '0.10');
    await store(2, YESTERDAY, '0.16');
    await store(3, NEW_YEAR, '0.08');
    const old = await stored();
    await start();
    expect((await stored()).slice(0, 3)).toEqual(old);
    expect((await stored()).slice(3).map(({ version, live_from }) => [version, live_from])).toEqual([
      [4, NOW],
      [5, NEW_YEAR],
    ]);
    const sold = await activeProduct(db, NOW);
    expect(sold).toMatchObject({
      version: 4,
      pricing: { rates: { ivaRate: '0.16' } },
      servicing: { late: { kind: 'none' } },
    });
    expect((await activeProduct(db, NEW_YEAR)).pricing.rates.ivaRate).toBe('0.08');
    expect((await productOfVersion(db, 2)).servicing).toEqual(sold.servicing);
  });

  test('products are stored again once, however often and however many servers start', async () => {
    await store(1, YESTERDAY, '0.16');
    await Promise.all([start(), start(), start()]);
    await start();
    expect(await stored()).toHaveLength(2);
  });
});

test('a lender whose product states its servicing keeps its products', async () => {
  await db
    .insertInto('product')
    .values({ ...seeded, config: JSON.stringify(seeded.config) })
    .execute();
  await start();
  expect(await stored()).toHaveLength(1);
});
