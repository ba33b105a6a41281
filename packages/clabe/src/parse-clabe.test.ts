import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClabeOptions, clabeProblems, controlDigit, extendDirectory, isValidClabe, parseClabe } from './index.ts';

const withDigit = (first17: string) => `${first17}${controlDigit(first17)}`;
const first17 = fc.stringMatching(/^[0-9]{17}$/);

describe('parseClabe', () => {
  test('parseClabe returns a number in its four parts', () => {
    expect(parseClabe('002010077777777771')).toEqual({
      ok: true,
      value: {
        clabe: '002010077777777771',
        bankCode: '002',
        plazaCode: '010',
        account: '07777777777',
        controlDigit: 1,
      },
    });
  });

  test.each([
    ['a number', 2010077777777771, { code: 'not_text' }],
    ['a String object', new String('002010077777777771'), { code: 'not_text' }],
    ['one digit short', '00201007777777777', { code: 'length', actual: 17 }],
    ['a space in front', ' 002010077777777771', { code: 'length', actual: 19 }],
    ['a final newline', '002010077777777771\n', { code: 'length', actual: 19 }],
    ['a letter inside', '00201007777777777A', { code: 'characters' }],
    ['a full-width digit', '00201007７777777771', { code: 'characters' }],
    ['a letter and a wrong last digit', 'x02010077777777770', { code: 'characters' }],
    ['a wrong last digit', '002010077777777770', { code: 'check_digit', expected: 1 }],
    ['a wrong last digit of an unknown bank', '003000000000000011', { code: 'check_digit', expected: 0 }],
    ['an unknown bank in an unknown city', '003000000000000010', { code: 'bank', bank: '003' }],
    ['an unknown city', '002000000000000008', { code: 'city', city: '000' }],
  ])('parseClabe refuses %s', (_why, text, problem) => {
    expect(parseClabe(text)).toEqual({ ok: false, problem });
  });

  test('parseClabe refuses a known bank that is not among the allowed ones, after the city', () => {
    const allowedBanks = ['012', '072'];
    const banamex = { code: 'bank_not_allowed', bank: '002' };
    expect(parseClabe('002010077777777771', { allowedBanks })).toEqual({ ok: false, problem: banamex });
    expect(parseClabe('002010077777777771', { allowedBanks: new Set(allowedBanks) })).toEqual({
      ok: false,
      problem: banamex,
    });
    expect(parseClabe('002000000000000008', { allowedBanks })).toMatchObject({ problem: { code: 'city' } });
    expect(parseClabe('012660015490725198', { allowedBanks: new Set(allowedBanks) }).ok).toBe(true);
    expect(parseClabe('012660015490725198', { allowedBanks: [] }).ok).toBe(false);
  });

  test('parseClabe warns of an unknown city, or ignores it, when asked to', () => {
    const unknownCity = '002000000000000008';
    expect(parseClabe(unknownCity, { plaza: 'warn' })).toMatchObject({
      ok: true,
      warning: { code: 'city', city: '000' },
    });
    expect(parseClabe('002010077777777771', { plaza: 'warn' })).not.toHaveProperty('warning');
    expect(parseClabe(unknownCity, { plaza: 'ignore' })).not.toHaveProperty('warning');
    expect(isValidClabe(unknownCity, { plaza: 'ignore' })).toBe(true);
    expect(isValidClabe(unknownCity, { plaza: 'strict' })).toBe(false);
  });

  test('parseClabe warns of an unknown bank, or ignores it, when asked to', () => {
    const unknownBank = withDigit('00318001234567890');
    const warning = { code: 'bank', bank: '003' };
    expect(parseClabe(unknownBank)).toEqual({ ok: false, problem: warning });
    expect(parseClabe(unknownBank, { bank: 'warn' })).toMatchObject({ ok: true, warning });
    expect(parseClabe(unknownBank, { bank: 'ignore' })).not.toHaveProperty('warning');
    expect(parseClabe(unknownBank, { bank: 'ignore', allowedBanks: ['012'] })).toMatchObject({
      problem: { code: 'bank_not_allowed' },
    });
    const nothingKnown = withDigit('00300001234567890');
    expect(parseClabe(nothingKnown, { bank: 'warn', plaza: 'warn' })).toMatchObject({ ok: true, warning });
    expect(clabeProblems(nothingKnown)).toEqual([warning, { code: 'city', city: '000' }]);
  });

  test('null as options is the same as no options', () => {
    expect(parseClabe('002010077777777771', JSON.parse('null'))).toEqual(parseClabe('002010077777777771'));
  });

  test('an option value in another spelling switches no check off', () => {
    const options: ClabeOptions = JSON.parse('{ "bank": "Strict", "plaza": "Strict" }');
    expect(parseClabe(withDigit('00318001234567890'), options).ok).toBe(false);
    expect(parseClabe('002000000000000008', options).ok).toBe(false);
  });

  test('parseClabe knows the banks and cities added to its directory, and only there', () => {
    const clabe = withDigit('73900012345678901');
    const directory = extendDirectory({ banks: ['739'], plazas: ['000'] });
    expect(isValidClabe(clabe, { directory })).toBe(true);
    expect(isValidClabe('002010077777777771', { directory })).toBe(true);
    expect(parseClabe(clabe)).toMatchObject({ problem: { code: 'bank' } });
    expect(isValidClabe(clabe, { directory: extendDirectory({ plazas: ['000'] }) })).toBe(false);
    expect(isValidClabe(clabe, { directory: extendDirectory({ banks: ['739'] }, directory) })).toBe(true);
  });

  test.each(['39', '0739', 'abc', '', '７39'])(
    'extendDirectory refuses the added code %j as a mistake in configuration',
    (code) => {
      expect(() => extendDirectory({ banks: [code] })).toThrow(RangeError);
    },
  );

  test('parseClabe catches every single-digit error', () => {
    fc.assert(
      fc.property(first17, fc.nat(17), fc.integer({ min: 1, max: 9 }), (stem, place, shift) => {
        const clabe = withDigit(stem);
        const wrong = [...clabe].map((digit, at) => (at === place ? (Number(digit) + shift) % 10 : digit)).join('');
        expect(parseClabe(wrong)).toMatchObject({ problem: { code: 'check_digit' } });
      }),
    );
  });

  test('parseClabe agrees with isValidClabe and clabeProblems on anything, and never throws', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      first17.map(withDigit),
      fc.stringMatching(/^[0-9]{18}$/),
    );
    const options = fc.constantFrom<ClabeOptions | undefined>(
      undefined,
      { bank: 'warn', plaza: 'ignore' },
      { allowedBanks: [] },
    );
    fc.assert(
      fc.property(anything, options, (value, chosen) => {
        const result = parseClabe(value, chosen);
        expect(isValidClabe(value, chosen)).toBe(result.ok);
        expect(clabeProblems(value, chosen)[0]).toEqual(result.ok ? undefined : result.problem);
      }),
    );
  });

  test('parseClabe names the digit that makes the number pass', () => {
    fc.assert(
      fc.property(first17, fc.integer({ min: 1, max: 9 }), (stem, shift) => {
        const right = controlDigit(stem) ?? Number.NaN;
        expect(parseClabe(`${stem}${(right + shift) % 10}`)).toMatchObject({
          problem: { code: 'check_digit', expected: right },
        });
      }),
    );
  });
});
