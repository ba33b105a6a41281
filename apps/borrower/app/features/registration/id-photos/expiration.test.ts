import { expect, test } from 'vitest';
import { readExpiration, wholeYear } from './expiration.ts';

test.each(['2030', ' 2030 ', '2030/'])(
  'an expiry that is only a year (%j) is read as the last day of that year',
  (typed) => {
    expect(wholeYear(typed)).toBe('2030/12/31');
    expect(readExpiration(typed)).toBe('2030-12-31');
  },
);

test.each(['', '203', '20301', '2030/1', '2030/06/30', '12/2030'])('the expiry %j is left as it was typed', (typed) => {
  expect(wholeYear(typed)).toBe(typed);
});

test('a whole day of expiry is read as it is, and text that is no day is not read', () => {
  expect(['2030/06/30', '2030/13/01', '30/06/2030', ''].map(readExpiration)).toEqual([
    '2030-06-30',
    undefined,
    undefined,
    undefined,
  ]);
});
