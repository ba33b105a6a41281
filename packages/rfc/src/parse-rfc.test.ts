import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, isValidRfc, parseRfc, rfcProblems } from './index.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÑ&';
const letters = (count: number) => fc.string({ unit: fc.constantFrom(...LETTERS), minLength: count, maxLength: count });
const sixDigits = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2049-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(2, 10).replaceAll('-', ''));
const wellFormed = fc
  .tuple(fc.constantFrom(3, 4).chain(letters), sixDigits, fc.stringMatching(/^[A-Z0-9]{2}$/))
  .map(([name, date, homoclave]) => {
    const others = name + date + homoclave;
    return `${others}${checkDigit(others)}`;
  });

describe('parseRfc', () => {
  test('parseRfc returns what the RFC of a person says', () => {
    expect(parseRfc('GODE561231GR8')).toEqual({
      ok: true,
      value: {
        rfc: 'GODE561231GR8',
        kind: 'physical',
        letters: 'GODE',
        date: '561231',
        homoclave: 'GR',
        checkDigit: '8',
      },
    });
  });

  test.each([
    ['TCH850701RM1', 'moral'],
    ['XAXX010101000', 'generic'],
    ['xexx010101000', 'generic'],
  ])('the RFC %s is of kind %s', (rfc, kind) => {
    expect(parseRfc(rfc)).toMatchObject({ ok: true, value: { kind } });
  });

  test.each([
    ['a number', 561231, { code: 'not_text' }],
    ['a character short of a person', 'GODE561231GR', { code: 'length', actual: 12, expected: 13 }],
    ['a character more than a company', 'TCH850701RM12', { code: 'length', actual: 13, expected: 12 }],
    ['nothing', '', { code: 'length', actual: 0, expected: 13 }],
    ['a final newline', 'GODE561231GR8\n', { code: 'length', actual: 14, expected: 13 }],
    ['a digit among the letters', 'G0DE561231GR8', { code: 'format' }],
    ['a B for the last character', 'GODE561231GRB', { code: 'format' }],
    ['Ñ in the homoclave', 'GODE561231ÑR8', { code: 'format' }],
    ['letters that become ASCII in capitals', 'GODE561231ſR8', { code: 'format' }],
    ['another sign', 'GO-E561231GR8', { code: 'format' }],
    ['month 13', 'GODE561331GR3', { code: 'date', date: '561331' }],
    ['29 February of a common year', 'GODE570229GR8', { code: 'date', date: '570229' }],
    ['a wrong last character', 'GODE561231GR9', { code: 'check_digit', expected: '8' }],
    ['a wrong last letter', 'GODE561231GRA', { code: 'check_digit', expected: '8' }],
  ])('parseRfc refuses %s', (_why, text, problem) => {
    expect(parseRfc(text)).toEqual({ ok: false, problem });
  });

  test('parseRfc accepts only the kinds in its options', () => {
    const kinds = ['physical'] as const;
    expect(parseRfc('GODE561231GR8', { kinds }).ok).toBe(true);
    expect(parseRfc('TCH850701RM1', { kinds })).toEqual({
      ok: false,
      problem: { code: 'kind_not_allowed', kind: 'moral' },
    });
    expect(isValidRfc('XAXX010101000', { kinds })).toBe(false);
  });

  test('29 February of a year 00 is read as a date of 2000', () => {
    expect(isValidRfc(`CGB000229SW${checkDigit('CGB000229SW')}`)).toBe(true);
  });

  test('parseRfc accepts a word that the SAT would replace, with a warning', () => {
    const rfc = `PEDO701213AB${checkDigit('PEDO701213AB')}`;
    expect(parseRfc(rfc)).toMatchObject({ ok: true, warning: { code: 'inconvenient_word', word: 'PEDO' } });
  });

  test('parseRfc accepts everything well formed, in either case', () => {
    fc.assert(
      fc.property(wellFormed, (rfc) => {
        expect(parseRfc(rfc)).toMatchObject({ ok: true, value: { rfc } });
        expect(parseRfc(rfc.toLowerCase())).toEqual(parseRfc(rfc));
      }),
    );
  });

  /** Guarantee of the check digit: the sum is taken modulo 11, and one weight is 11. */
  test('a replaced character is detected unless it is at weight 11 or its value moves by 11, 22 or 33', () => {
    const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
    fc.assert(
      fc.property(wellFormed, fc.nat(12), fc.constantFrom(...LETTERS, ...'0123456789'), (rfc, place, symbol) => {
        fc.pre(place < rfc.length && rfc.charAt(place) !== symbol);
        const wrong = rfc.slice(0, place) + symbol + rfc.slice(place + 1);
        const found = rfcProblems(wrong).map(({ code }) => code);
        fc.pre(!found.includes('format') && !found.includes('length') && !found.includes('date'));
        const shift = alphabet.indexOf(symbol) - alphabet.indexOf(rfc.charAt(place));
        const isSeen = rfc.length - place !== 11 && shift % 11 !== 0;
        expect(found.includes('check_digit')).toBe(isSeen);
      }),
      { numRuns: 500 },
    );
  });

  test('every wrong digit of the date is detected', () => {
    fc.assert(
      fc.property(wellFormed, fc.nat(5), fc.integer({ min: 1, max: 9 }), (rfc, place, shift) => {
        const at = rfc.length - 9 + place;
        const wrong = rfc.slice(0, at) + ((Number(rfc.charAt(at)) + shift) % 10) + rfc.slice(at + 1);
        expect(isValidRfc(wrong)).toBe(false);
      }),
    );
  });

  test('parseRfc agrees with isValidRfc and rfcProblems on any value, and never throws', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary', minLength: 12, maxLength: 13 }),
      fc.stringMatching(/^[A-Z]{3,4}[0-9]{6}[A-Z0-9]{3}$/),
      wellFormed,
    );
    const options = fc.constantFrom(undefined, { kinds: ['physical'] } as const, { checkDigit: 'warn' } as const);
    fc.assert(
      fc.property(anything, options, (value, chosen) => {
        const result = parseRfc(value, chosen);
        expect(isValidRfc(value, chosen)).toBe(result.ok);
        expect(rfcProblems(value, chosen)[0]).toEqual(result.ok ? undefined : result.problem);
      }),
    );
  });
});

test('rfcProblems finds everything at once', () => {
  expect(rfcProblems('g0de561331grb', { kinds: ['moral'] })).toEqual([
    { code: 'format' },
    { code: 'date', date: '561331' },
    { code: 'kind_not_allowed', kind: 'physical' },
  ]);
});
