import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPartialRfc } from './index.ts';

test.each(['GODE561231GR8', 'TCH850701RM1', 'ñ&ab000229zz0', 'XAXX010101000'])(
  'the RFC %s is never invalid while it is typed',
  (rfc) => {
    for (let typed = 0; typed < rfc.length; typed++) {
      expect(checkPartialRfc(rfc.slice(0, typed))).toMatchObject({ status: 'incomplete' });
    }
  },
);

test('the kind is known from the fourth character on, and the last character before it is typed', () => {
  expect(checkPartialRfc('GOD')).toEqual({ status: 'incomplete', missingCharacters: 9 });
  expect(checkPartialRfc('GODE')).toEqual({ status: 'incomplete', kind: 'physical', missingCharacters: 9 });
  expect(checkPartialRfc('TCH8')).toEqual({ status: 'incomplete', kind: 'moral', missingCharacters: 8 });
  expect(checkPartialRfc('GODE561231GR')).toEqual({
    status: 'incomplete',
    kind: 'physical',
    missingCharacters: 1,
    expectedCheckDigit: '8',
  });
  expect(checkPartialRfc('GODE561231GR8')).toMatchObject({ status: 'complete', value: { kind: 'physical' } });
});

test.each([
  ['a digit at once', '1', { code: 'format' }],
  ['a digit among the first three', 'GO1', { code: 'format' }],
  ['a fifth letter', 'GODEX', { code: 'format' }],
  ['a space', 'GOD ', { code: 'format' }],
  ['a letter of another alphabet', 'ſ', { code: 'format' }],
  ['month 2x at its first digit', 'GODE562', { code: 'date', date: '562' }],
  ['month 13', 'GODE5613', { code: 'date', date: '5613' }],
  ['month 00', 'GODE5600', { code: 'date', date: '5600' }],
  ['day 4x at its first digit', 'GODE56124', { code: 'date', date: '56124' }],
  ['30 February', 'GODE560230', { code: 'date', date: '560230' }],
  ['a wrong last character', 'GODE561231GR9', { code: 'check_digit', expected: '8' }],
  ['one character too many', 'GODE561231GR81', { code: 'length', actual: 14, expected: 13 }],
  ['what is no text', 5, { code: 'not_text' }],
])('checkPartialRfc refuses %s', (_why, text, problem) => {
  expect(checkPartialRfc(text)).toEqual({ status: 'invalid', problem });
});

test('a kind that is not allowed is refused at its fourth character', () => {
  const problem = { code: 'kind_not_allowed', kind: 'moral' };
  expect(checkPartialRfc('TCH8', { kinds: ['physical'] })).toEqual({ status: 'invalid', problem });
  expect(checkPartialRfc('XAXX', { kinds: ['generic'] })).toMatchObject({ status: 'incomplete' });
  expect(checkPartialRfc('TCH8', { kinds: ['generic'] })).toEqual({ status: 'invalid', problem });
  expect(checkPartialRfc('TCH8', { kinds: ['moral'] })).toMatchObject({ status: 'incomplete' });
  expect(checkPartialRfc('GODE', { kinds: ['physical'] })).toMatchObject({ status: 'incomplete' });
  expect(checkPartialRfc('GODE', { kinds: ['moral'] })).toEqual({
    status: 'invalid',
    problem: { code: 'kind_not_allowed', kind: 'physical' },
  });
});

test('an invalid half-typed text can become no RFC', () => {
  const text = fc.stringMatching(/^[A-Z]{3,4}[0-9]{1,6}$/);
  fc.assert(
    fc.property(text, fc.stringMatching(/^[A-Z0-9]{3,9}$/), (half, rest) => {
      if (checkPartialRfc(half).status === 'invalid') expect(checkPartialRfc(half + rest).status).toBe('invalid');
    }),
  );
});
