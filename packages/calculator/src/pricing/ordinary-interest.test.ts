import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { ordinaryInterest } from './ordinary-interest.ts';

const rates = { annualRate: '1.80', dayCountBasis: 360 };
const period = (principal: number, days: number) => ({ principalCentavos: centavos(principal), days });

test.each([
  [[period(300_000, 15)], undefined, 22_500],
  [[period(300_000, 10), period(200_000, 5)], undefined, 20_000],
  [[period(200_000, 22)], '0.5', 11_000],
  [[period(300_000, 15)], '1', 0],
  [[], undefined, 0],
])('interest on %j with the discount %j is right', (periods, discount, expected) => {
  expect(ordinaryInterest({ periods, rates, ...(discount && { discount }) })).toBe(expected);
});

test('interest is rounded once, at the end, half away from zero', () => {
  // Each period alone earns 0.5 centavos.
  expect(ordinaryInterest({ periods: [period(100, 1), period(100, 1)], rates })).toBe(1);
  expect(ordinaryInterest({ periods: [period(100, 1)], rates })).toBe(1);
});

test('ordinaryInterest throws on a discount outside 0 to 1', () => {
  expect(() => ordinaryInterest({ periods: [], rates, discount: '-0.1' })).toThrow(RangeError);
});
