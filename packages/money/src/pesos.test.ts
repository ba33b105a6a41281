import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from './centavos.ts';
import { centavosFromPesos, pesosFromCentavos } from './pesos.ts';

describe('centavosFromPesos', () => {
  test.each([
    [4788.8, 478880],
    [0.29, 29],
    [1.15, 115],
    [-19.99, -1999],
    [0, 0],
    [35_184_372_088_831.99, 3_518_437_208_883_199],
  ])('centavosFromPesos reads %d pesos exactly', (pesos, expected) => {
    expect(centavosFromPesos(pesos)).toEqual({ ok: true, value: expected });
  });

  test.each([
    [1.005, 'too_many_decimals'],
    [0.1 + 0.2, 'too_many_decimals'],
    [1e-7, 'too_many_decimals'],
    [2 ** 45, 'out_of_range'],
    [Number.POSITIVE_INFINITY, 'out_of_range'],
    [Number.NaN, 'not_a_number'],
    ['12' as unknown as number, 'not_a_number'],
  ])('centavosFromPesos refuses %d instead of rounding it', (pesos, code) => {
    expect(centavosFromPesos(pesos)).toEqual({ ok: false, problem: { code } });
  });
});

test('pesos and centavos convert into each other without loss', () => {
  const limit = 2 ** 45 * 100 - 1;
  fc.assert(
    fc.property(
      fc.maxSafeInteger().filter((amount) => Math.abs(amount) <= limit),
      (amount) => {
        expect(centavosFromPesos(pesosFromCentavos(centavos(amount)))).toEqual({ ok: true, value: amount });
      },
    ),
  );
});

test('pesosFromCentavos throws where a number of pesos no longer identifies one amount', () => {
  expect(() => pesosFromCentavos(centavos(2 ** 45 * 100))).toThrow(RangeError);
});
