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
  test('parseNss returns the five parts of a number', () => {
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
  ])('parseNss refuses %s', (_why, text, problem) => {
    expect(parseNss(text)).toEqual({ ok: false, problem });
  });

  test('parseNss doubts a registration before the birth, where the number holds both years', () => {
    const warning = { code: 'years', registrationYear: '50', birthYear: '70' };
    expect(parseNss(withDigit('7250705623'))).toMatchObject({ ok: true, warning });
    expect(parseNss(withDigit('9750705623'))).not.toHaveProperty('warning');
    expect(parseNss(withDigit('7205705623'))).not.toHaveProperty('warning');
    expect(parseNss(withDigit('7270705623'))).not.toHaveProperty('warning');
    // The institute was founded in 1943: earlier years are of this century.
    expect(parseNss(withDigit('7243445623'))).toHaveProperty('warning.registrationYear', '43');
    expect(parseNss(withDigit('7242445623'))).not.toHaveProperty('warning');
  });

  test.each([
    ['72897156237', []],
    ['728', [{ code: 'length', actual: 3 }]],
    ['7289715623x1', [{ code: 'length', actual: 12 }, { code: 'characters' }]],
    ['7289715623x', [{ code: 'characters' }]],
    [72897156237, [{ code: 'not_text' }]],
    // The first eleven digits are valid.
    ['728971562370', [{ code: 'length', actual: 12 }]],
  ])('nssProblems finds everything that is wrong with %j', (text, problems) => {
    expect(nssProblems(text)).toEqual(problems);
    expect(isValidNss(text)).toBe(problems.length === 0);
  });

  test('nssProblems and parseNss agree with isValidNss on any value, and never throw', () => {
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

test('parseNss agrees with the number that pyfiscal is tested with', () => {
  expect(parseNss('72795608040')).toMatchObject({
    ok: true,
    value: { registrationYear: '79', birthYear: '56', checkDigit: 0 },
  });
});

test('every wrong digit is detected', () => {
  fc.assert(
    fc.property(good, fc.nat(10), fc.integer({ min: 1, max: 9 }), (nss, place, shift) => {
      const wrong = nss.slice(0, place) + ((Number(nss.charAt(place)) + shift) % 10) + nss.slice(place + 1);
      expect(isValidNss(wrong)).toBe(false);
    }),
  );
});

test('the last digit that would fit is reported, whatever is in its place', () => {
  fc.assert(
    fc.property(good, fc.integer({ min: 1, max: 9 }), (nss, shift) => {
      const fits = Number(nss.charAt(10));
      const wrong = nss.slice(0, 10) + ((fits + shift) % 10);
      expect(parseNss(wrong)).toEqual({ ok: false, problem: { code: 'check_digit', expected: fits } });
      expect(checkPartialNss(nss.slice(0, 10))).toEqual({
        status: 'incomplete',
        missingDigits: 1,
        expectedCheckDigit: fits,
      });
    }),
  );
  expect(checkPartialNss('728971562')).toEqual({ status: 'incomplete', missingDigits: 2 });
  for (const stem of ['728971562', '72897156237', '728971562x', '']) expect(checkDigit(stem)).toBeUndefined();
});

test('swapped neighbours are detected, unless they are 0 and 9', () => {
  fc.assert(
    fc.property(good, fc.nat(9), (nss, place) => {
      const [one = '', other = ''] = nss.slice(place, place + 2);
      fc.pre(one !== other);
      const wrong = nss.slice(0, place) + other + one + nss.slice(place + 2);
      expect(isValidNss(wrong)).toBe([one, other].sort().join('') === '09');
    }),
  );
});

test('an NSS that was built reads back as its parts', () => {
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
])('buildNss refuses %s', (_why, wrong, problem) => {
  const parts = { subdelegation: 72, registrationYear: 89, birthYear: 71, serial: 5623 };
  expect(buildNss({ ...parts, ...wrong })).toEqual({ ok: false, problem });
});

test('an NSS is never invalid while it is typed digit by digit', () => {
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

test('formatting in groups loses no digit', () => {
  fc.assert(fc.property(fc.stringMatching(/^[0-9]{0,11}$/), (digits) => nssDigits(formatNss(digits)) === digits));
});

test.each([
  ['72897156237', '72 89 71 5623 7'],
  ['7289715623', '72 89 71 5623'],
  ['72-89 7', '72 89 7'],
  ['7', '7'],
  ['', ''],
])('formatNss shows %j as %j', (typed, shown) => {
  expect(formatNss(typed)).toBe(shown);
});

test('compareNss refutes every other year of birth that a living person may have', () => {
  const of = (birthYear: string, birthDate: string) => {
    const parsed = parseNss(withDigit(`7205${birthYear}5623`));
    if (!parsed.ok) throw new Error('It is good.');
    return compareNss(parsed.value.nss, { birthDate });
  };
  expect(of('71', '1972-01-01')).toEqual({
    consistent: false,
    birthYear: { status: 'inconsistent', expected: '72', found: '71' },
  });
  for (const [birthYear, birthDate] of [
    ['00', '1900-01-01'],
    ['99', '2099-12-31'],
    ['71', '1971-12-31'],
  ] as const)
    expect(of(birthYear, birthDate)).toEqual({ consistent: true, birthYear: { status: 'consistent' } });
  for (const [birthYear, birthDate] of [
    ['99', '1899-12-31'],
    ['00', '2100-01-01'],
  ] as const)
    expect(of(birthYear, birthDate).birthYear.status).toBe('unreadable');
});

test('compareNss compares the year of birth where the number holds one', () => {
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

test('every problem has its own sentence in English and Spanish', () => {
  const problems: readonly NssProblem[] = [
    { code: 'not_text' },
    { code: 'length', actual: 10 },
    { code: 'characters' },
    { code: 'check_digit', expected: 7 },
  ];
  for (const say of [nssMessage, nssMessageEs]) expect(new Set(problems.map(say)).size).toBe(problems.length);
});
