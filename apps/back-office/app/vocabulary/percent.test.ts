import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test.each([
  [29, 33, '87.9 %'],
  [16, 18, '88.9 %'],
  [1, 3, '33.3 %'],
  [1, 16, '6.3 %'],
  [0, 7, '0.0 %'],
  [7, 7, '100.0 %'],
  [0, 0, '–'],
])('a share of %d of %d is %s, rounded half up', (part, whole, words) => {
  expect(percent(part, whole)).toBe(words);
});

test.each([
  [2_999, 3_000, '99.9 %'],
  [1, 3_000, '0.1 %'],
])('a share of %d of %d is never rounded to all or nothing: %s', (part, whole, words) => {
  expect(percent(part, whole)).toBe(words);
});
