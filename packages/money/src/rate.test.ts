import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRates, complementOf, multiplyRates, parseRate, percentOf, rate, ratio } from './rate.ts';

describe('parseRate', () => {
  test.each([
    ['1.80', 9n, 5n],
    ['0.05', 1n, 20n],
    ['0', 0n, 1n],
    ['-0.5', -1n, 2n],
    ['360', 360n, 1n],
  ])('parseRate reads %s exactly', (text, numerator, denominator) => {
    expect(parseRate(text)).toEqual({ ok: true, value: { numerator, denominator } });
  });

  test.each(['', '5 %', '1,5', '1.', '.5', '1e3', ' 1', '1\n', '٣', '--1'])('parseRate refuses %j', (text) => {
    expect(parseRate(text)).toEqual({ ok: false, problem: { code: 'not_a_decimal' } });
  });
});

test('rate throws on a literal that a program must not contain', () => {
  expect(() => rate('a lot')).toThrow(RangeError);
});

test('ratio keeps lowest terms and a positive denominator', () => {
  expect(ratio(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
  expect(() => ratio(1, 0)).toThrow(RangeError);
});

describe('arithmetic of rates', () => {
  const anyRate = fc.tuple(fc.bigInt(), fc.bigInt({ min: 1n })).map(([above, below]) => ratio(above, below));

  test('tenths add up exactly, unlike floats', () => {
    expect(addRates(rate('0.1'), rate('0.2'))).toEqual(rate('0.3'));
  });

  test('a product multiplies numerators and denominators, and the product of no rates is one', () => {
    expect(multiplyRates(ratio(2, 3), ratio(9, 5), ratio(7, 2))).toEqual(ratio(21, 5));
    expect(multiplyRates()).toEqual(ratio(1, 1));
    expect(addRates(ratio(2, 3), ratio(9, 5), ratio(-1, 2))).toEqual(ratio(59, 30));
    expect(addRates()).toEqual(ratio(0, 1));
  });

  test('products and sums do not depend on the order', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (one, other) => {
        expect(multiplyRates(one, other)).toEqual(multiplyRates(other, one));
        expect(addRates(one, other)).toEqual(addRates(other, one));
      }),
    );
  });

  test('a share and its complement add up to one', () => {
    fc.assert(
      fc.property(anyRate, (share) => {
        expect(addRates(share, complementOf(share))).toEqual(rate('1'));
      }),
    );
  });
});

test.each([
  ['1.80', 180],
  ['0.07', 7],
  ['-0.125', -12.5],
])('the rate %s is %d percent', (text, percent) => {
  expect(percentOf(rate(text))).toBe(percent);
});

test.each([
  ['0', 43],
  ['0', 60],
  ['-0', 300],
])('the percentage of a rate that begins with %s and %d zeros keeps its digits', (whole, zeros) => {
  const written = `${whole}.${'0'.repeat(zeros)}1234567890123456789`;
  expect(percentOf(rate(written))).toBe(Number(`${written}e2`));
});

test.each([
  [1, 3, 100 / 3],
  [2, 3, 200 / 3],
  [-1, 7, -100 / 7],
])('the rate %d/%d, which has no finite decimals, is %d percent', (above, below, percent) => {
  expect(percentOf(ratio(above, below))).toBe(percent);
});

test('a percentage is the double nearest to the rate, however long the rate is', () => {
  const wholes = fc.oneof(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.constant(0n));
  const decimals = fc
    .tuple(fc.nat(400), fc.stringMatching(/^\d{1,30}$/))
    .map(([zeros, end]) => '0'.repeat(zeros) + end);
  fc.assert(
    fc.property(wholes, decimals, (whole, digits) => {
      expect(percentOf(rate(`${whole}.${digits}`))).toBe(Number(`${whole}${digits}e${2 - digits.length}`) + 0);
    }),
    { numRuns: 5_000 },
  );
});

test('a rate that is read a second time is the same, whatever was read in between, and cannot be changed', () => {
  const before = rate('0.0725');
  expect(Object.isFrozen(before)).toBe(true);
  for (let read = 0; read < 1_000; read++) expect(rate(`0.${read}`)).toEqual(ratio(read, 10 ** String(read).length));
  expect(rate('0.0725')).toEqual(before);
  expect(() => rate('0,5')).toThrow(RangeError);
  expect(() => rate('0,5')).toThrow(RangeError);
});
