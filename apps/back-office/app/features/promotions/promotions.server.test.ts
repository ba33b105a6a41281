import { plainDate } from '@lender/calculator';
import { createPromoCode, listPromoCodes, type Reply } from '@lender/contract';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { parsePromotionQuery, promotionsPath } from './promotion-query.ts';
import { promotionsCopy as copy } from './promotions.copy.es.ts';
import { createFrom, readPromotions } from './promotions.server.ts';

type Row = Reply<typeof listPromoCodes>[number];

const row: Row = {
  code: 'VERANO-26',
  discount: { interest: 0.255, serviceFee: 0 },
  validUntil: plainDate('2026-12-31'),
  maxUses: 100,
  uses: 3,
  state: 'open',
  createdAt: '2026-11-21T10:00:00.000Z',
};
const read = async (rows: readonly Row[], query = {}) => {
  const { call, made } = fakeCall(grants(listPromoCodes, [...rows]));
  return { made, view: await readPromotions(call, query) };
};

test('a promotion says what it takes off, until when, and how often it was used', async () => {
  const { view } = await read([row]);
  expect(view).toEqual({
    promotions: [
      {
        ...{ code: 'VERANO-26', interest: '25.5 %', serviceFee: '0 %', uses: '3 de 100', state: copy.states.open },
        ...{ validUntil: '31.12.2026', createdAt: '21.11.2026 04:00' },
      },
    ],
  });
});

test('there is another page below the last row where there are more', async () => {
  const many = Array.from({ length: 26 }, (_, at) => ({ ...row, code: `C-${at}` }));
  const { view, made } = await read(many, { before: 'C-99' });
  expect(made[0]?.send).toEqual({ query: { before: 'C-99', perPage: 26 } });
  expect(view.promotions).toHaveLength(25);
  expect([view.next?.href, view.previous?.href]).toEqual(['/promociones?desde=C-24', '/promociones']);
});

test.each(['/promociones', '/promociones?desde=VERANO-26'])('%s is read and written the same', (path) => {
  expect(promotionsPath(parsePromotionQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
});

test('an address that makes no sense is the first page', () => {
  expect(parsePromotionQuery(new URLSearchParams({ desde: "x' or 1=1" }))).toEqual({});
});

test('promotions that the role may not read are a page of their own', async () => {
  const { call } = fakeCall(refuses(listPromoCodes, 'forbidden'));
  await expect(readPromotions(call, {})).rejects.toMatchObject({ status: 403 });
});

const typed = {
  ...{ promotion: ' verano-27 ', interest: '25', serviceFee: '', validUntil: '2026-12-31' },
  ...{ maxUses: '50', formKey: 'key' },
};

test('whole percents travel as fractions, and what is empty takes nothing off', async () => {
  const { validUntil, maxUses } = row;
  const { call, made } = fakeCall(grants(createPromoCode, { code: 'VERANO-27', validUntil, maxUses, uses: 0 }));
  expect(await createFrom(call, formOf(typed))).toEqual(leadTo('/promociones?hecho=creada'));
  expect(made[0]?.send).toEqual({
    body: { code: 'verano-27', discount: { interest: 0.25, serviceFee: 0 }, validUntil: '2026-12-31', maxUses: 50 },
  });
});

test.each([
  [{ interest: '12.5' }, 'interest'],
  [{ serviceFee: '101' }, 'serviceFee'],
  [{ serviceFee: '-1' }, 'serviceFee'],
  [{ maxUses: '0' }, 'maxUses'],
  [{ maxUses: '1e3' }, 'maxUses'],
  [{ promotion: 'dos palabras' }, 'promotion'],
  [{ validUntil: 'mañana' }, 'validUntil'],
] as const)('%j is refused where it was typed, and nothing typed is lost', async (changes, field) => {
  const { call, made } = fakeCall();
  const answer = await createFrom(call, formOf({ ...typed, ...changes }));
  expect(answer).toMatchObject({ status: 422, data: { values: changes, fields: { [field]: expect.any(String) } } });
  expect(made).toEqual([]);
});

test.each([
  ['discount', 'interest', 'Alguno de los dos descuentos debe bajar algo.'],
  ['validUntil', 'validUntil', 'Ese día ya pasó. Elige otro.'],
] as const)('what the server does not take of %s is said beside %s', async (part, field, words) => {
  const { call } = fakeCall(refuses(createPromoCode, 'invalid_input', { field: part }));
  const answer = await createFrom(call, formOf(typed));
  const problem = answer.kind === 'page' ? answer.data : undefined;
  expect(describeProblem(copy.problems, problem).fields).toEqual({ [field]: words });
});

test('a code that is taken is said to be, beside it', async () => {
  const { call } = fakeCall(refuses(createPromoCode, 'not_unique', { field: 'code' }));
  const answer = await createFrom(call, formOf(typed));
  expect(answer).toMatchObject({ status: 422, data: { fields: { promotion: 'not_unique' } } });
  const problem = answer.kind === 'page' ? answer.data : undefined;
  expect(describeProblem(copy.problems, problem).fields.promotion).toBe(copy.problems.fields.promotion.not_unique);
});
