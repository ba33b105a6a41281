import { expect, test } from 'vitest';
import { formatExpiry, readExpiry, typeExpiry } from './card-expiry.ts';

test.each([
  ['12/28', '12/28'],
  ['1/28', '01/28'],
  ['01 / 28', '01/28'],
  ['12/2028', '12/28'],
  ['12-28', '12/28'],
  ['1228', '12/28'],
  ['122028', '12/28'],
])('%s is read as the month %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
  expect(readExpiry(typed)).toEqual({ month: shown.slice(0, 2), year: '28' });
});

test.each(['', '13/28', '00/28', '12', '12/8', '12/1928', 'doce/28', '1/2/28'])(
  '%j is no month, and stays as it was typed',
  (typed) => {
    expect(readExpiry(typed)).toBeUndefined();
    expect(formatExpiry(typed)).toBe(typed);
  },
);

test('the slash appears by itself, and can be deleted', () => {
  expect(['1', '12', '122', '12/2', '12/', '12/28'].map(typeExpiry)).toEqual([
    '1',
    '12',
    '12/2',
    '12/2',
    '12/',
    '12/28',
  ]);
});
