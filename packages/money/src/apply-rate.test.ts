import { expect, test } from 'vitest';
import { applyRate } from './apply-rate.ts';
import { centavos } from './centavos.ts';
import { rate, ratio } from './rate.ts';
import { ceiling, halfEven } from './rounding.ts';

test('a share is rounded half away from zero unless another rounding is named', () => {
  expect(applyRate(centavos(5), rate('0.5'))).toBe(3);
  expect(applyRate(centavos(-5), rate('0.5'))).toBe(-3);
  expect(applyRate(centavos(5), rate('0.5'), halfEven)).toBe(2);
  expect(applyRate(centavos(1), ratio(1, 1000), ceiling)).toBe(1);
});

test('a share stays exact where a float product would not', () => {
  expect(applyRate(centavos(100), rate('1.005'))).toBe(101);
  expect(applyRate(centavos(9_007_199_254_740_991), rate('1'))).toBe(9_007_199_254_740_991);
});

test('a share that is no amount throws', () => {
  expect(() => applyRate(centavos(Number.MAX_SAFE_INTEGER), rate('2'))).toThrow(RangeError);
});
