import { addDays, addMonthsClamped, REFERENCE_PRICING } from '@lender/calculator';
import { getPublicOffer } from '@lender/contract';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../../test/server/server.ts';
import { tamperedOnes } from '../../../test/server/tampered.ts';
import { productOfVersion, productSchema } from './product.ts';

const server = await testServer();
const { config } = await server.services.db
  .selectFrom('product')
  .select('config')
  .where('version', '=', 1)
  .executeTakeFirstOrThrow();
const stored = JSON.parse(JSON.stringify(config));

describe('a stored product', () => {
  test('a stored product is read with the prices that it was stored with', () => {
    expect(productSchema.parse(stored).pricing).toEqual(REFERENCE_PRICING);
  });

  test('a stored product is refused when one field is missing or of another type', () => {
    const tampered = tamperedOnes(stored);
    expect(tampered.length).toBeGreaterThan(200);
    const read = tampered.filter(({ document }) => productSchema.safeParse(document).success);
    // Older products have no settings of servicing or promotions.
    expect(read.map(({ change }) => change).toSorted()).toEqual(['promotions removed', 'servicing removed']);
  });

  test.each([
    ['a share above one', { rates: { ...REFERENCE_PRICING.rates, serviceFeeRate: '1.01' } }],
    ['a rate below zero', { rates: { ...REFERENCE_PRICING.rates, annualRate: '-1.80' } }],
    ['a year of no days', { rates: { ...REFERENCE_PRICING.rates, dayCountBasis: 0 } }],
    ['no instalment', { instalments: 0 }],
    ['a fee of half a centavo', { rates: { ...REFERENCE_PRICING.rates, invoicingFeeCentavos: 0.5 } }],
  ])('a stored product is refused with %s', (_, change) => {
    const tampered = { ...stored, pricing: { ...REFERENCE_PRICING, ...change } };
    expect(productSchema.safeParse(tampered).success).toBe(false);
  });
});

test('a new rate of IVA applies from its moment on, and earlier prices keep their own', async () => {
  const { db, clock } = server.services;
  const { now, today } = await clock.business(db);
  const params = {
    amount: centavos(200_000),
    payCycle: 'monthly',
    payDates: [addDays(today, 20), addMonthsClamped(addDays(today, 20), 1)],
    sequence_type: 'first',
  } as const;
  const offer = async () =>
    (await server.call(getPublicOffer, { params: { ...params, payDates: [...params.payDates] }, query: {} })).data;
  const before = await offer();
  await sql`
    insert into product (version, config, live_from)
    select version + 1, jsonb_set(config, '{pricing,rates,ivaRate}', '"0.08"'), ${now}
    from product order by version desc limit 1`.execute(db);
  const after = await offer();
  expect(after.interest.amount_without_vat).toBe(before.interest.amount_without_vat);
  expect(after.interest.vat * 2).toBe(before.interest.vat);
  expect((await productOfVersion(db, 1)).pricing.rates.ivaRate).toBe('0.16');
});
