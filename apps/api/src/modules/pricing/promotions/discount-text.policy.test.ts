import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountText } from './discount-text.policy.ts';

test('every fraction of four decimals keeps its value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (tenThousandths) => {
      const text = discountText(tenThousandths / 10_000);
      expect(Number(text) * 10_000).toBeCloseTo(tenThousandths, 6);
      expect(text).toMatch(/^[01]\.\d{4}$/);
    }),
  );
});

test.each([1e-7, 0.00001, 0.33333, 1 / 3])('the fraction %d has no such text', (fraction) => {
  expect(discountText(fraction)).toBeUndefined();
});
