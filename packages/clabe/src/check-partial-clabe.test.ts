import { expect, test } from 'vitest';
import { checkPartialClabe } from './check-partial-clabe.ts';

test('a number typed digit by digit is never wrong on the way', () => {
  const clabe = '002010077777777771';
  for (let typed = 0; typed < 17; typed++) {
    expect(checkPartialClabe(clabe.slice(0, typed))).toEqual({ status: 'incomplete', missingDigits: 18 - typed });
  }
  expect(checkPartialClabe(clabe.slice(0, 17))).toEqual({
    status: 'incomplete',
    missingDigits: 1,
    expectedControlDigit: 1,
  });
  expect(checkPartialClabe(clabe)).toMatchObject({ status: 'complete', value: { clabe, bankCode: '002' } });
});

test.each([
  ['a bank nobody knows, at its third digit', '003', { code: 'bank', bank: '003' }],
  ['a city nobody knows, at its third digit', '002000', { code: 'city', city: '000' }],
  ['a letter, at once', '0x', { code: 'characters' }],
  ['a space', '002 0', { code: 'characters' }],
  ['a wrong last digit', '002010077777777770', { code: 'check_digit', expected: 1 }],
  ['a nineteenth digit', '0020100777777777711', { code: 'length', actual: 19 }],
  ['what is no text', 2, { code: 'not_text' }],
])('a half-typed CLABE is refused for %s', (_why, text, problem) => {
  expect(checkPartialClabe(text)).toEqual({ status: 'invalid', problem });
});

test('the options apply to a half-typed number too', () => {
  const notAllowed = { status: 'invalid', problem: { code: 'bank_not_allowed', bank: '002' } };
  expect(checkPartialClabe('0020', { allowedBanks: ['012'] })).toEqual(notAllowed);
  expect(checkPartialClabe('002000', { plaza: 'warn' })).toEqual({ status: 'incomplete', missingDigits: 12 });
  expect(checkPartialClabe('002000000000000008', { plaza: 'warn' })).toMatchObject({
    status: 'complete',
    warning: { code: 'city', city: '000' },
  });
});
