import { centavos, formatPesos as formatPlainPesos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedPesos } from '../forms/typed-pesos.ts';
import { formatPesos, formatWholePesos } from './pesos.ts';

test.each([
  [92_158_477, '$921,584.77', '$921,584'],
  [-7_585_723, '-$75,857.23', '-$75,857'],
  [99_999, '$999.99', '$999'],
  [100_000, '$1,000.00', '$1,000'],
  [123_456_789_000, '$1,234,567,890.00', '$1,234,567,890'],
  [0, '$0.00', '$0'],
])('%d centavos are shown to staff as %s', (amount, full, whole) => {
  expect(formatPesos(centavos(amount))).toBe(full);
  expect(formatWholePesos(centavos(amount))).toBe(whole);
});

test('an amount that staff are shown is the amount that borrowers are shown, and can be typed as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }).map(centavos), (amount) => {
      expect(formatPesos(amount).replaceAll(',', '')).toBe(formatPlainPesos(amount));
      expect(Math.round(typedPesos(formatPesos(amount)).amount * 100)).toBe(amount);
    }),
  );
});
