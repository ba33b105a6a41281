import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rate, ratio } from './rate.ts';
import { ceiling, floor, halfAwayFromZero, halfEven, towardZero } from './rounding.ts';

test.each([
  ['2.5', { floor: 2n, ceiling: 3n, towardZero: 2n, halfAwayFromZero: 3n, halfEven: 2n }],
  ['3.5', { floor: 3n, ceiling: 4n, towardZero: 3n, halfAwayFromZero: 4n, halfEven: 4n }],
  ['-2.5', { floor: -3n, ceiling: -2n, towardZero: -2n, halfAwayFromZero: -3n, halfEven: -2n }],
  ['-3.5', { floor: -4n, ceiling: -3n, towardZero: -3n, halfAwayFromZero: -4n, halfEven: -4n }],
  ['2.4999', { floor: 2n, ceiling: 3n, towardZero: 2n, halfAwayFromZero: 2n, halfEven: 2n }],
  ['-2.5001', { floor: -3n, ceiling: -2n, towardZero: -2n, halfAwayFromZero: -3n, halfEven: -3n }],
  ['0.5', { floor: 0n, ceiling: 1n, towardZero: 0n, halfAwayFromZero: 1n, halfEven: 0n }],
  ['-0.5', { floor: -1n, ceiling: 0n, towardZero: 0n, halfAwayFromZero: -1n, halfEven: 0n }],
  ['-7', { floor: -7n, ceiling: -7n, towardZero: -7n, halfAwayFromZero: -7n, halfEven: -7n }],
  ['7', { floor: 7n, ceiling: 7n, towardZero: 7n, halfAwayFromZero: 7n, halfEven: 7n }],
])('each rounding takes %s in the direction of its name', (text, expected) => {
  const exact = rate(text);
  expect({
    floor: floor(exact),
    ceiling: ceiling(exact),
    towardZero: towardZero(exact),
    halfAwayFromZero: halfAwayFromZero(exact),
    halfEven: halfEven(exact),
  }).toEqual(expected);
});

test.each([
  ['halfAwayFromZero', halfAwayFromZero],
  ['halfEven', halfEven],
])('%s never moves a value by more than a half', (_name, round) => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 12n }), (above, below) => {
      const { numerator, denominator } = ratio(above, below);
      const distance = round({ numerator, denominator }) * denominator - numerator;
      expect(2n * (distance < 0n ? -distance : distance) <= denominator).toBe(true);
    }),
  );
});
