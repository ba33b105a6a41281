import { expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';

test('black on white has the largest possible contrast ratio', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});

test('the order of the two colours does not matter', () => {
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(contrastRatio('#FFFFFF', '#767676'), 10);
});

test('the lightest grey that is allowed for text on white is #767676', () => {
  expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5);
});
