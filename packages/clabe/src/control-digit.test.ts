import { expect, test } from 'vitest';
import { controlDigit } from './control-digit.ts';

test.each([
  ['00201007777777777', 1],
  ['01266001549072519', 8],
  ['00000000000000000', 0],
  ['99918000000000001', 5],
])('the control digit of %s is %i', (first17, digit) => {
  expect(controlDigit(first17)).toBe(digit);
});

test.each(['', '0020100777777777', '002010077777777771', '0020100777777777x', '0020100777777777７'])(
  '%j has no control digit',
  (text) => {
    expect(controlDigit(text)).toBeUndefined();
  },
);
