import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildNss,
  checkDigit,
  checkPartialNss,
  compareNss,
  formatNss,
  isValidNss,
  type NssProblem,
  nssDigits,
  nssMessage,
  nssMessageEs,
  nssProblems,
  parseNss,
} from './index.ts';

const first10 = fc.stringMatching(/^[0-9]{10}$/);
const withDigit = (stem: string) => `${stem}${checkDigit(stem)}`;
const good = first10.map(withDigit);

describe('parseNss', () => {
  test('gives a number back in its five parts', () => {
    expect(parseNss('72897156237')).toEqual({
      ok: true,
      value: {
        nss: '72897156237',
        subdelegation: '72',
        registrationYear: '89',
        birthYear: '71',
        serial: '5623',
        checkDigit: 7,
      },
    });
  });

  test.each([
    ['a number', 72897156237, { code: 'not_text' }],
    ['one digit short', '7289715623', { code: 'length', actual: 10 }],
    ['a final newline', '72897156237\n', { code: 'length', actual: 12 }],
    ['a letter', '7289715623x', { code: 'characters' }],
    ['a full-width digit', '7289715623３', { code: 'characters' }],
    ['a wrong last digit', '72897156234', { code: 'check_digit', expected: 7 }],
  ])('refuses %s', (_why, text, problem) => {
    expect(parseNss(text)).toEqual({ ok: false, problem });
  });

  test('doubts a registration before the birth, where the number holds both years', () => {
    const warning = { code: 'years', registrationYear: '50', birthYear: '70' };
    expect(parseNss(withDigit('7250705623'))).toMatchObject({ ok: true, warning });
    expect(parseNss(withDigit('9750705623'))).not.toHaveProperty('warning');
    expect(parseNss(withDigit('7205705623'))).not.toHaveProperty('warning');
    expect(parseNss(withDigit('7270705623'))).not.toHaveProperty('warning');
  });

  test('agrees with isValidNss and nssProblems on anything, and never throws', () => {
    const anything = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), good, fc.stringMatching(/^[0-9]{11}$/));
    fc.assert(
      fc.property(anything, (value) => {
        const result = parseNss(value);
        expect(isValidNss(value)).toBe(result.ok);
        expect(nssProblems(value)[0]).toEqual(result.ok ? undefined : result.problem);
      }),
    );
  });
});

test('agrees with the number that pyfiscal is tested with', () => {
  expect(parseNss('72795608040')).toMatchObject({ ok: true, value: { registrationYear: '79', birthYear: '56' } });
});

test('every wrong digit is seen', () => {
  fc.assert(
    fc.property(good, fc.nat(10), fc.integer({ min: 1, max: 9 }), (nss, place, shift) => {
      const wrong = nss.slice(0, place) + ((Number(nss.charAt(place)) + shift) % 10) + nss.slice(place + 1);
      expect(isValidNss(wrong)).toBe(false);
    }),
  );
});

test('neighbours that changed places are seen, unless they are 0 and 9', () => {
  fc.assert(
    fc.property(good, fc.nat(9), (nss, place) => {
      const [one = '', other = ''] = nss.slice(place, place + 2);
      fc.pre(one !== other);
      const wrong = nss.slice(0, place) + other + one + nss.slice(place + 2);
      expect(isValidNss(wrong)).toBe([one, other].sort().join('') === '09');
    }),
  );
});

test('what was built reads back as its parts', () => {
  fc.assert(
    fc.property(first10, (digits) => {
      const ingredients = {
        subdelegation: digits.slice(0, 2),
        registrationYear: Number(digits.slice(2, 4)),
        birthYear: digits.slice(4, 6),
        serial: Number(digits.slice(6)),
      };
      expect(buildNss(ingredients)).toEqual(parseNss(withDigit(digits)));
    }),
  );
});

test.each([
  ['an empty part', { birthYear: '' }, { code: 'part', part: 'birthYear', maxDigits: 2 }],
  ['a whole year', { registrationYear: 1989 }, { code: 'part', part: 'registrationYear', maxDigits: 2 }],
  ['a letter', { serial: '56x' }, { code: 'part', part: 'serial', maxDigits: 4 }],
])('builds nothing from %s', (_why, wrong, problem) => {
  const parts = { subdelegation: 72, registrationYear: 89, birthYear: 71, serial: 5623 };
  expect(buildNss({ ...parts, ...wrong })).toEqual({ ok: false, problem });
});

test('a number typed digit by digit is never wrong on the way', () => {
  fc.assert(
    fc.property(good, fc.nat(10), (nss, typed) => {
      expect(checkPartialNss(nss.slice(0, typed))).toMatchObject({ status: 'incomplete', missingDigits: 11 - typed });
      expect(checkPartialNss(nss)).toMatchObject({ status: 'complete', value: { nss } });
    }),
  );
  expect(checkPartialNss('72897156234')).toMatchObject({ status: 'invalid', problem: { code: 'check_digit' } });
  expect(checkPartialNss(' ')).toEqual({ status: 'invalid', problem: { code: 'characters' } });
  expect(checkPartialNss(7)).toEqual({ status: 'invalid', problem: { code: 'not_text' } });
});

test('groups lose no digit', () => {
  fc.assert(fc.property(fc.stringMatching(/^[0-9]{0,11}$/), (digits) => nssDigits(formatNss(digits)) === digits));
});

test('compares the year of birth, where the number holds one', () => {
  const parsed = parseNss('72897156237');
  const other = parseNss(withDigit('9789715623'));
  if (!parsed.ok || !other.ok) throw new Error('Both are good.');
  expect(compareNss(parsed.value.nss, { birthDate: '1971-01-01' }).consistent).toBe(true);
  for (const birthDate of ['01.01.1971', '1971-99-99', '1971-02-29', '1871-01-01', '2171-01-01', '0071-01-01', '']) {
    const unreadable = { consistent: false, birthYear: { status: 'unreadable' } };
    expect(compareNss(parsed.value.nss, { birthDate })).toEqual(unreadable);
  }
  for (const known of [{}, { birthDate: null }]) {
    expect(compareNss(parsed.value.nss, known)).toEqual({ consistent: true, birthYear: { status: 'not_given' } });
  }
  expect(compareNss(other.value.nss, { birthDate: '1980-01-01' }).birthYear).toEqual({ status: 'not_given' });
});

test('every problem has its own sentence, English and Spanish', () => {
  const problems: readonly NssProblem[] = [
    { code: 'not_text' },
    { code: 'length', actual: 10 },
    { code: 'characters' },
    { code: 'check_digit', expected: 7 },
  ];
  for (const say of [nssMessage, nssMessageEs]) expect(new Set(problems.map(say)).size).toBe(problems.length);
});
