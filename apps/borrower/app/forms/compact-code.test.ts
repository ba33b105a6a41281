import { expect, test } from 'vitest';
import { compactCode } from './compact-code.ts';

test.each([
  '002010077777777771',
  '002 010 07777777777 1',
  '002-010-07777777777-1',
  '002.010.07777777777.1',
  ' 002\u00a0010\t07777777777–1',
])('%j is one code', (typed) => {
  expect(compactCode(typed)).toBe('002010077777777771');
});

test('letters stay, so that they can be told to be wrong', () => {
  expect(compactCode('0O2 01O')).toBe('0O201O');
});
