import { expect, test } from 'vitest';
import { compactCode } from './compact-code.ts';

test.each([
  '002010077777777771',
  '002 010 07777777777 1',
  '002-010-07777777777-1',
  '002.010.07777777777.1',
  ' 002\u00a0010\t07777777777–1',
])('%j is read as one code', (typed) => {
  expect(compactCode(typed)).toBe('002010077777777771');
});

test('letters stay in a code, so that they can be reported as wrong', () => {
  expect(compactCode('0O2 01O')).toBe('0O201O');
});
