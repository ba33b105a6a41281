import { applyPromoCode, getStoredPromotion } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { keepPromotion, readPromotion } from './promo.server.ts';

const discount = { interest: 0.29, serviceFee: 0.3 };
const promotion = { code: 'BUENFIN', discount };
const url = 'http://site.test/profile/promo-code';

test('the stored promotion is shown in whole percent, or as none', async () => {
  const { call } = fakeCall(grants(getStoredPromotion, { promotion }));
  expect(await readPromotion(call, `${url}?listo=promotion`)).toMatchObject({
    promotion: { code: 'BUENFIN', interest: 29, fee: 30 },
    isSaved: true,
  });
  const none = fakeCall(grants(getStoredPromotion, { promotion: null })).call;
  expect(await readPromotion(none, url)).toMatchObject({ promotion: null, isSaved: false });
});

test('a promotion code is accepted with spaces and in any case', async () => {
  const { call, made } = fakeCall(grants(applyPromoCode, promotion));
  expect(await keepPromotion(call, formOf({ code: ' buen fin ' }))).toEqual(
    leadTo(`/profile/promo-code?listo=promotion`),
  );
  expect(made).toMatchObject([{ send: { body: { code: 'BUENFIN' } } }]);
});

test.each(['promo_code_invalid', 'promo_code_used'] as const)(
  'the refusal %s of a promotion code is shown at its field, which keeps the code',
  async (code) => {
    const { call } = fakeCall(refuses(applyPromoCode, code, { field: 'code' }));
    expect(await keepPromotion(call, formOf({ code: 'viejo' }))).toMatchObject({
      status: 422,
      data: { values: { code: 'viejo' }, fields: { code } },
    });
  },
);

test.each([
  ['', 'required'],
  ['x', 'invalid'],
  ['x'.repeat(65), 'invalid'],
  ['a/b', 'invalid'],
])('%j is not a promotion code', async (code, problem) => {
  expect(await keepPromotion(fakeCall().call, formOf({ code }))).toMatchObject({ data: { fields: { code: problem } } });
});
