import { REFERENCE_PRICING } from '@lender/calculator';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../../test/server.ts';
import { tamperedOnes } from '../../../test/tampered.ts';
import { productSchema } from './product.ts';

const server = await testServer();
const { config } = await server.services.db
  .selectFrom('product')
  .select('config')
  .where('version', '=', 1)
  .executeTakeFirstOrThrow();
const stored = JSON.parse(JSON.stringify(config));

describe('a stored product', () => {
  test('is read with the prices that it was stored with', () => {
    expect(productSchema.parse(stored).pricing).toEqual(REFERENCE_PRICING);
  });

  test('is refused when one field is missing or of another type', () => {
    const tampered = tamperedOnes(stored);
    expect(tampered.length).toBeGreaterThan(200);
    expect(tampered.filter(({ document }) => productSchema.safeParse(document).success)).toEqual([]);
  });

  test.each([
    ['a share above one', { rates: { ...REFERENCE_PRICING.rates, serviceFeeRate: '1.01' } }],
    ['a rate below zero', { rates: { ...REFERENCE_PRICING.rates, annualRate: '-1.80' } }],
    ['a year of no days', { rates: { ...REFERENCE_PRICING.rates, dayCountBasis: 0 } }],
    ['no instalment', { instalments: 0 }],
    ['a fee of half a centavo', { rates: { ...REFERENCE_PRICING.rates, invoicingFeeCentavos: 0.5 } }],
  ])('is refused with %s', (_, change) => {
    const tampered = { ...stored, pricing: { ...REFERENCE_PRICING, ...change } };
    expect(productSchema.safeParse(tampered).success).toBe(false);
  });
});
