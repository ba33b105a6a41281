import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildClabe, parseClabe } from './index.ts';

test('buildClabe fills short parts with zeros and adds the control digit', () => {
  const built = buildClabe({ bankCode: 2, plazaCode: '10', account: 7777777777 });
  expect(built).toMatchObject({ ok: true, value: { clabe: '002010077777777771', account: '07777777777' } });
});

test('a CLABE that was built is read back as its parts', () => {
  const account = fc.stringMatching(/^[0-9]{11}$/);
  fc.assert(
    fc.property(
      fc.constantFrom('002', '012', '999'),
      fc.constantFrom('010', '180'),
      account,
      (bankCode, plazaCode, digits) => {
        const built = buildClabe({ bankCode, plazaCode, account: digits });
        expect(built).toMatchObject({ ok: true, value: { bankCode, plazaCode, account: digits } });
        expect(built.ok && parseClabe(built.value.clabe)).toEqual(built);
      },
    ),
  );
});

test.each([
  ['a bank of four digits', { bankCode: '0002' }, { code: 'part', part: 'bankCode', maxDigits: 3 }],
  ['an empty plaza', { plazaCode: '' }, { code: 'part', part: 'plazaCode', maxDigits: 3 }],
  ['an account with a letter', { account: '12a' }, { code: 'part', part: 'account', maxDigits: 11 }],
  ['a negative account', { account: -1 }, { code: 'part', part: 'account', maxDigits: 11 }],
  ['an account with cents', { account: 1.5 }, { code: 'part', part: 'account', maxDigits: 11 }],
  ['an unknown bank', { bankCode: 3 }, { code: 'bank', bank: '003' }],
  ['an unknown city', { plazaCode: 0 }, { code: 'city', city: '000' }],
])('buildClabe refuses %s', (_why, wrong, problem) => {
  expect(buildClabe({ bankCode: 2, plazaCode: 10, account: 1, ...wrong })).toEqual({ ok: false, problem });
});
