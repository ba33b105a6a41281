import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curpProblems } from './form.ts';
import { checkDigit, isValidCurp, parseCurp, STATE_CODES } from './index.ts';

const withDigit = (first17: string) => `${first17}${checkDigit(first17)}`;
const letters = (count: number) => fc.stringMatching(new RegExp(`^[A-Z]{${count}}$`));
const consonants = fc.stringMatching(/^[B-DF-HJ-NP-TV-Z]{3}$/);
const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const registered = fc
  .record({
    first: letters(1),
    vowel: fc.constantFrom('A', 'E', 'I', 'O', 'U', 'X'),
    others: letters(2),
    birthDate: day,
    sex: fc.constantFrom('H', 'M', 'X'),
    state: fc.constantFrom(...STATE_CODES),
    inner: consonants,
    letter: letters(1),
    digit: fc.stringMatching(/^[0-9]$/),
  })
  .map(({ first, vowel, others, birthDate, sex, state, inner, letter, digit }) => {
    const mark = birthDate.startsWith('19') ? digit : letter;
    const date = birthDate.slice(2).replaceAll('-', '');
    return { curp: withDigit(`${first}${vowel}${others}${date}${sex}${state}${inner}${mark}`), birthDate, sex, state };
  });

describe('parseCurp', () => {
  test('parsing returns the facts that a CURP contains', () => {
    expect(parseCurp('MOTR930411HJCRMN03')).toEqual({
      ok: true,
      value: {
        curp: 'MOTR930411HJCRMN03',
        birthDate: '1993-04-11',
        sex: 'H',
        state: 'JC',
        differentiator: '0',
        checkDigit: 3,
      },
    });
  });

  test.each([
    ['a number', 930411, { code: 'not_text' }],
    ['a space in front', ' MOTR930411HJCRMN03', { code: 'length', actual: 19 }],
    ['a final newline', 'MOTR930411HJCRMN03\n', { code: 'length', actual: 19 }],
    ['a digit among the letters', 'M0TR930411HJCRMN03', { code: 'format' }],
    ['a letter for the last digit', 'MOTR930411HJCRMN0A', { code: 'format' }],
    ['letters that become ASCII in capitals', 'GARC850315HDFſſR07', { code: 'format' }],
    ['30 February', withDigit('GARC850230HDFRMR0'), { code: 'date', date: '1985-02-30' }],
    ['29 February 1900', withDigit('GARC000229HDFRMR0'), { code: 'date', date: '1900-02-29' }],
    ['month 13', withDigit('GARC851331HDFRMR0'), { code: 'date', date: '1985-13-31' }],
    ['day 0', withDigit('GARC850100HDFRMR0'), { code: 'date', date: '1985-01-00' }],
    ['31 September', withDigit('GARC850931HDFRMR0'), { code: 'date', date: '1985-09-31' }],
    ['an unknown sex', withDigit('GARC850315GDFRMR0'), { code: 'sex', sex: 'G' }],
    ['an unknown state', withDigit('GARC850315HMXRMR0'), { code: 'state', state: 'MX' }],
    ['a consonant for the inner vowel', withDigit('GZRC850315HDFRMR0'), { code: 'letters', position: 2 }],
    ['a vowel among the inner consonants', withDigit('GARC850315HDFRAR0'), { code: 'letters', position: 15 }],
    ['a wrong last digit', 'MOTR930411HJCRMN04', { code: 'check_digit', expected: 3 }],
  ])('a CURP is refused for %s', (_why, text, problem) => {
    expect(parseCurp(text)).toEqual({ ok: false, problem });
  });

  test('the century is taken from the 17th character', () => {
    expect(parseCurp(withDigit('GARC000229HDFRMRA'))).toMatchObject({ value: { birthDate: '2000-02-29' } });
    expect(parseCurp(withDigit('GARC000228HDFRMR0'))).toMatchObject({ value: { birthDate: '1900-02-28' } });
  });

  test('a birth date after the given day is refused', () => {
    const curp = withDigit('GARC261122HDFRMRA');
    expect(isValidCurp(curp)).toBe(true);
    expect(parseCurp(curp, { today: '2026-11-22' }).ok).toBe(true);
    expect(parseCurp(curp, { today: '2026-11-21' })).toEqual({
      ok: false,
      problem: { code: 'future_date', date: '2026-11-22' },
    });
  });

  test.each(['22.11.2026', '2026-11-22T00:00:00Z', ''])('the day %j is refused with a RangeError', (today) => {
    expect(() => parseCurp('MOTR930411HJCRMN03', { today })).toThrow(RangeError);
    expect(() => isValidCurp('MOTR930411HJCRMN03', { today })).toThrow(RangeError);
  });

  test('a CURP with an inconvenient word is valid with a warning', () => {
    expect(parseCurp('baca850315HDFRMR06')).toMatchObject({
      ok: true,
      warning: { code: 'inconvenient_word', word: 'BACA' },
    });
  });

  test('every CURP that the registry may issue is accepted, in either case', () => {
    fc.assert(
      fc.property(registered, ({ curp, ...facts }) => {
        expect(parseCurp(curp)).toMatchObject({ ok: true, value: { curp, ...facts } });
        expect(parseCurp(curp.toLowerCase())).toEqual(parseCurp(curp));
      }),
    );
  });

  test('every single-digit error that the weights of the registry can detect is refused', () => {
    fc.assert(
      fc.property(registered, fc.nat(17), fc.integer({ min: 1, max: 9 }), ({ curp }, place, shift) => {
        fc.pre(/[0-9]/.test(curp.charAt(place)));
        const wrong = [...curp].map((symbol, at) => (at === place ? (Number(symbol) + shift) % 10 : symbol)).join('');
        fc.pre((shift * (18 - place)) % 10 !== 0);
        expect(isValidCurp(wrong)).toBe(false);
      }),
    );
  });

  test('parseCurp, isValidCurp and curpProblems agree on any value, and never throw', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary', minLength: 18, maxLength: 18 }),
      fc.stringMatching(/^[A-Z]{4}[0-9]{6}[HMXA][A-Z]{5}[0-9A-Z][0-9]$/),
      registered.map(({ curp }) => curp),
    );
    const options = fc.constantFrom(undefined, { today: '1990-01-01' });
    fc.assert(
      fc.property(anything, options, (value, chosen) => {
        const result = parseCurp(value, chosen);
        expect(isValidCurp(value, chosen)).toBe(result.ok);
        expect(curpProblems(value, chosen)[0]).toEqual(result.ok ? undefined : result.problem);
      }),
    );
  });
});
