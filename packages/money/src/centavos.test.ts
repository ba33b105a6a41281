import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, sumCentavos } from './centavos.ts';

describe('centavos', () => {
  test.each([0, 1, -1, 478880, Number.MAX_SAFE_INTEGER])('takes the whole number %d', (amount) => {
    expect(centavos(amount)).toBe(amount);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'throws on %d, which only a bug can produce',
    (amount) => {
      expect(() => centavos(amount)).toThrow(RangeError);
    },
  );

  test('knows one zero', () => {
    expect(Object.is(centavos(-0), 0)).toBe(true);
  });
});

describe('sumCentavos', () => {
  test('is zero for nothing', () => {
    expect(sumCentavos([])).toBe(0);
  });

  test('does not depend on the order', () => {
    const amounts = fc.array(fc.integer().map(centavos));
    fc.assert(fc.property(amounts, (list) => sumCentavos(list) === sumCentavos([...list].reverse())));
  });

  test('throws rather than lose a centavo to overflow', () => {
    expect(() => sumCentavos([centavos(Number.MAX_SAFE_INTEGER), centavos(1)])).toThrow(RangeError);
  });
});
