import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, sumCentavos } from './centavos.ts';

describe('centavos', () => {
  test.each([0, 1, -1, 478880, Number.MAX_SAFE_INTEGER])('the whole number %d is an amount of centavos', (amount) => {
    expect(centavos(amount)).toBe(amount);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'the number %d throws, since only a bug can produce it',
    (amount) => {
      expect(() => centavos(amount)).toThrow(RangeError);
    },
  );

  test('there is only one zero', () => {
    expect(Object.is(centavos(-0), 0)).toBe(true);
  });
});

describe('sumCentavos', () => {
  test('the sum of no amounts is zero', () => {
    expect(sumCentavos([])).toBe(0);
  });

  test('a sum does not depend on the order', () => {
    const amounts = fc.array(fc.integer().map(centavos));
    fc.assert(fc.property(amounts, (list) => sumCentavos(list) === sumCentavos([...list].reverse())));
  });

  test('a sum throws rather than lose a centavo to overflow', () => {
    expect(() => sumCentavos([centavos(Number.MAX_SAFE_INTEGER), centavos(1)])).toThrow(RangeError);
  });
});
