import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeWire, encodeWire } from '../codec.ts';
import { money, nonNegativeMoney, pesos, pesosInPath, positiveMoney } from './money.ts';

const violationsOf = (decoded: ReturnType<typeof decodeWire>) => (decoded.ok ? [] : decoded.violations);
const mxn = (amount: unknown) => ({ amount, currency: 'MXN' });
const NO_NUMBER_OF_CENTAVOS = [
  1.005,
  0.001,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 45,
  '10',
  null,
  undefined,
  [10],
];

test('every amount of centavos is the same after it is encoded and decoded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 - 1 }), (amount) => {
      for (const schema of [money(), pesos(), pesosInPath()]) {
        const there = JSON.parse(JSON.stringify(encodeWire(schema, centavos(amount))));
        expect(decodeWire(schema, there)).toEqual({ ok: true, value: amount });
      }
    }),
  );
});

test('an amount is sent in pesos with its currency', () => {
  expect(encodeWire(money(), centavos(478880))).toEqual(mxn(4788.8));
  expect(encodeWire(pesos(), centavos(-5))).toBe(-0.05);
  expect(encodeWire(pesosInPath(), centavos(150050))).toBe('1500.5');
});

test('half a centavo is a bug, so writing it throws', () => {
  for (const schema of [money(), pesos(), pesosInPath()]) expect(() => encodeWire(schema, 0.5 as never)).toThrow();
});

test('an amount below zero cannot be written in a path', () => {
  expect(() => encodeWire(pesosInPath(), centavos(-100))).toThrow();
});

describe.each(NO_NUMBER_OF_CENTAVOS)('%s pesos', (amount) => {
  test('an amount that is no number of centavos is refused at its own path', () => {
    expect(violationsOf(decodeWire(money(), mxn(amount)))).toMatchObject([{ propertyPath: 'children[amount].data' }]);
  });
  test('a bare number that is no number of centavos is refused', () => {
    expect(decodeWire(pesos(), amount).ok).toBe(false);
  });
});

test.each([
  '1e3',
  '1E3',
  '-1',
  '+1',
  '01',
  '1.005',
  '1.',
  '.5',
  '',
  ' 1',
  '1,000',
  '0x10',
  'NaN',
  'Infinity',
  '99999999999',
])('%j is refused as an amount of pesos in a path', (text) => {
  expect(decodeWire(pesosInPath(), text).ok).toBe(false);
});

test.each([
  ['0', 0],
  ['0.05', 5],
  ['1500', 150000],
  ['1500.5', 150050],
  ['1500.50', 150050],
])('a path that says %s pesos means %i centavos', (text, amount) => {
  expect(decodeWire(pesosInPath(), text)).toEqual({ ok: true, value: amount });
});

test('an amount that is asked for has to be above zero', () => {
  expect(decodeWire(positiveMoney(), mxn(0.01))).toEqual({ ok: true, value: 1 });
  for (const amount of [0, -0.01]) expect(decodeWire(positiveMoney(), mxn(amount)).ok).toBe(false);
});

test('an amount of obligations may be zero, but not below', () => {
  expect(decodeWire(nonNegativeMoney(), mxn(0))).toEqual({ ok: true, value: 0 });
  expect(decodeWire(nonNegativeMoney(), mxn(-0.01)).ok).toBe(false);
});

test('pesos are the only currency', () => {
  expect(decodeWire(money(), { amount: 1, currency: 'USD' }).ok).toBe(false);
});

test('an amount with an unknown key is refused', () => {
  expect(decodeWire(positiveMoney(), { ...mxn(1), vat: 1 }).ok).toBe(false);
});
