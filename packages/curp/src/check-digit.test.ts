import { expect, test } from 'vitest';
import { checkDigit } from './check-digit.ts';

test.each([
  ['MOTR930411HJCRMN0', 3],
  ['motr930411hjcrmn0', 3],
  ['OXAR970122MVZXLS0', 9],
  ['VEMM800814MCSLNR0', 3],
])('the check digit of %s is %i', (first17, digit) => {
  expect(checkDigit(first17)).toBe(digit);
});

test.each(['', 'MOTR930411HJCRMN', 'MOTR930411HJCRMN03', 'MÑTR930411HJCRMN0'])('%j has no check digit', (text) => {
  expect(checkDigit(text)).toBeUndefined();
});
