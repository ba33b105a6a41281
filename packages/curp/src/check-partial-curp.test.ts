import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPartialCurp } from './form.ts';
import { checkDigit, generateCurp, STATE_CODES } from './index.ts';

const whole = fc
  .record({
    birthDate: fc
      .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    sex: fc.constantFrom('H', 'M', 'X'),
    state: fc.constantFrom(...STATE_CODES),
    firstSurname: fc.stringMatching(/^[A-Z]{2,8}$/),
  })
  .map((facts) => generateCurp({ givenNames: 'Ana', secondSurname: 'Ruiz', ...facts }));

test('a valid CURP is accepted at every character while it is typed, in either case', () => {
  fc.assert(
    fc.property(whole, fc.nat(17), (made, typed) => {
      if (!made.ok) throw new Error(made.problem.code);
      const begun = made.value.curp.slice(0, typed);
      expect(checkPartialCurp(begun)).toMatchObject({ status: 'incomplete', missingCharacters: 18 - typed });
      expect(checkPartialCurp(begun.toLowerCase())).toEqual(checkPartialCurp(begun));
      expect(checkPartialCurp(made.value.curp)).toMatchObject({ status: 'complete' });
    }),
  );
});

test.each([
  ['a digit at once', '1', { code: 'format' }],
  ['a consonant for the inner vowel', 'MZ', { code: 'letters', position: 2 }],
  ['a letter in the date', 'MOTR9O', { code: 'format' }],
  ['a month that begins with 2', 'MOTR932', { code: 'date', date: '1993-2' }],
  ['month 13', 'MOTR9313', { code: 'date', date: '1993-13' }],
  ['a day of February that begins with 3', 'MOTR93023', { code: 'date', date: '1993-02-3' }],
  ['31 April', 'MOTR930431', { code: 'date', date: '1993-04-31' }],
  ['29 February of a common year', 'MOTR930229', { code: 'date', date: '1993-02-29' }],
  ['29 February 1900, once the century is there', 'MOTR000229HJCRMN0', { code: 'date', date: '1900-02-29' }],
  ['another sex', 'MOTR930411G', { code: 'sex', sex: 'G' }],
  ['a letter with which no state begins', 'MOTR930411HE', { code: 'state', state: 'E' }],
  ['no state', 'MOTR930411HJJ', { code: 'state', state: 'JJ' }],
  ['a digit for a state', 'MOTR930411H1', { code: 'format' }],
  ['a vowel among the inner consonants', 'MOTR930411HJCA', { code: 'letters', position: 14 }],
  ['a wrong last digit', 'MOTR930411HJCRMN04', { code: 'check_digit', expected: 3 }],
  ['a space', 'MO ', { code: 'format' }],
  ['one character too many', 'MOTR930411HJCRMN034', { code: 'length', actual: 19 }],
  ['what is no text', 1, { code: 'not_text' }],
])('a partial CURP is refused for %s', (_why, text, problem) => {
  expect(checkPartialCurp(text)).toEqual({ status: 'invalid', problem });
});

test('29 February of 00 is accepted until its century is known', () => {
  expect(checkPartialCurp('MOTR000229HJCRMN').status).toBe('incomplete');
  expect(checkPartialCurp('MOTR000229HJCRMNA').status).toBe('incomplete');
});

test('a birth date in the future is refused once the century is known', () => {
  const today = '2026-11-22';
  expect(checkPartialCurp('MOTR270411HJCRMN', { today }).status).toBe('incomplete');
  expect(checkPartialCurp('MOTR270411HJCRMNA', { today })).toEqual({
    status: 'invalid',
    problem: { code: 'future_date', date: '2027-04-11' },
  });
});

test('no further characters make an invalid partial CURP valid', () => {
  const begun = fc.stringMatching(/^[A-Z]{4}[0-9]{1,6}[A-Z]{0,3}$/);
  fc.assert(
    fc.property(begun, fc.stringMatching(/^[A-Z0-9]{3,12}$/), (half, rest) => {
      const first17 = (half + rest).slice(0, 17);
      if (checkPartialCurp(half).status === 'invalid') {
        expect(checkPartialCurp(`${first17}${checkDigit(first17) ?? ''}`).status).toBe('invalid');
      }
    }),
  );
});
