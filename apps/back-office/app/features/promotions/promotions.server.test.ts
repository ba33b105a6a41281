import { plainDate } from '@lender/calculator';
import { createPromoCode, endPromoCode, listPromoCodes, type Reply } from '@lender/contract';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { endingCopy } from './ending.copy.es.ts';
import { parsePromotionQuery, promotionsPath } from './promotion-query.ts';
import { promotionsCopy as copy } from './promotions.copy.es.ts';
import { createFrom, endFrom, readPromotions } from './promotions.server.ts';

type Row = Reply<typeof listPromoCodes>[number];

const row: Row = {
  code: 'VERANO-26',
  discount: { interest: 0.255, serviceFee: 0 },
  validUntil: plainDate('2026-12-31'),
  maxUses: 100,
  uses: 3,
  state: 'open',
  createdAt: '2026-11-21T10:00:00.000Z',
  madeByName: 'Rita',
  approvedByName: 'Saúl',
  stopped: null,
};
const read = async (rows: readonly Row[], query = {}) => {
  const { call, made } = fakeCall(grants(listPromoCodes, [...rows]));
  return { made, view: await readPromotions(call, query) };
};

test('a promotion shows its discount, its last day and how often it was used', async () => {
  const { view } = await read([row]);
  expect(view).toEqual({
    promotions: [
      {
        ...{ code: 'VERANO-26', interest: '25.5 %', serviceFee: '0 %', uses: '3 de 100', state: copy.states.open },
        ...{ validUntil: '31.12.2026', createdAt: '21.11.2026 04:00', by: 'Rita y Saúl', stopped: null },
        endHref: '/promociones?terminar=VERANO-26',
      },
    ],
  });
});

test('the list of promotions has another page below the last row when there are more', async () => {
  const many = Array.from({ length: 26 }, (_, at) => ({ ...row, code: `C-${at}` }));
  const { view, made } = await read(many, { before: 'C-99' });
  expect(made[0]?.send).toEqual({ query: { before: 'C-99', perPage: 26 } });
  expect(view.promotions).toHaveLength(25);
  expect([view.next?.href, view.previous?.href]).toEqual(['/promociones?desde=C-24', '/promociones']);
});

test.each(['/promociones', '/promociones?desde=VERANO-26', '/promociones?terminar=VERANO-26'])(
  'the promotions address %s is read and written back unchanged',
  (path) => {
    expect(promotionsPath(parsePromotionQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
  },
);

test('an address of promotions that makes no sense shows the first page', () => {
  expect(parsePromotionQuery(new URLSearchParams({ desde: "x' or 1=1" }))).toEqual({});
});

test('promotions that the role may not read are refused with 403', async () => {
  const { call } = fakeCall(refuses(listPromoCodes, 'forbidden'));
  await expect(readPromotions(call, {})).rejects.toMatchObject({ status: 403 });
});

const typed = {
  ...{ promotion: ' verano-27 ', interest: '25', serviceFee: '', validUntil: '2026-12-31' },
  ...{ maxUses: '50', note: 'Campaña', formKey: 'key' },
};

test('whole percents are sent as fractions, and an empty discount is sent as zero', async () => {
  const { validUntil, maxUses } = row;
  const reply = { code: 'VERANO-27', validUntil, maxUses, uses: 0, approvalId: null, beyond: [] };
  const { call, made } = fakeCall(grants(createPromoCode, reply));
  expect(await createFrom(call, formOf(typed))).toEqual(leadTo('/promociones?hecho=creada'));
  expect(made[0]?.send).toEqual({
    body: {
      ...{ code: 'verano-27', discount: { interest: 0.25, serviceFee: 0 }, validUntil: '2026-12-31', maxUses: 50 },
      note: 'Campaña',
    },
  });
});

test('a promotion that waits for a second person is reported as waiting', async () => {
  const { validUntil, maxUses } = row;
  const approvalId = '0193a000-0000-7000-8000-000000000001';
  const reply: Reply<typeof createPromoCode> = {
    code: 'A',
    validUntil,
    maxUses,
    uses: 0,
    approvalId,
    beyond: ['uses'],
  };
  const { call } = fakeCall(grants(createPromoCode, reply));
  expect(await createFrom(call, formOf(typed))).toEqual(leadTo('/promociones?hecho=pedida'));
});

test('a promotion is ended with its reason, and the list says who ended it', async () => {
  const stopped = { at: '2026-11-22T18:00:00.000Z', byName: 'Saúl', reason: 'Se usó para fraude' };
  const { call, made } = fakeCall(grants(endPromoCode, { ...row, state: 'stopped', stopped }));
  const form = formOf({ note: ' Se usó para fraude ', formKey: 'key' });
  expect(await endFrom(call, 'VERANO-26', form)).toEqual(leadTo('/promociones?hecho=terminada'));
  expect(made[0]?.send).toEqual({ params: { code: 'VERANO-26' }, body: { note: 'Se usó para fraude' } });
  const { view } = await read([{ ...row, state: 'stopped', stopped }]);
  expect(view.promotions[0]).toMatchObject({
    state: copy.states.stopped,
    stopped: 'Saúl, 22.11.2026 12:00: Se usó para fraude',
    endHref: null,
  });
});

test('a promotion that is over already cannot be ended, and the form says so', async () => {
  const { call } = fakeCall(refuses(endPromoCode, 'promotion_over'));
  const answer = await endFrom(call, 'VERANO-26', formOf({ note: 'Otra vez', formKey: 'key' }));
  const problem = answer.kind === 'page' ? answer.data : undefined;
  expect(describeProblem(endingCopy.problems, problem).form).toBe(endingCopy.problems.form.promotion_over);
});

test.each([
  [{ interest: '12.5' }, 'interest'],
  [{ serviceFee: '101' }, 'serviceFee'],
  [{ serviceFee: '-1' }, 'serviceFee'],
  [{ maxUses: '0' }, 'maxUses'],
  [{ maxUses: '1e3' }, 'maxUses'],
  [{ promotion: 'dos palabras' }, 'promotion'],
  [{ validUntil: 'mañana' }, 'validUntil'],
] as const)('a promotion form with %j is refused at the field, and its input is kept', async (changes, field) => {
  const { call, made } = fakeCall();
  const answer = await createFrom(call, formOf({ ...typed, ...changes }));
  expect(answer).toMatchObject({ status: 422, data: { values: changes, fields: { [field]: expect.any(String) } } });
  expect(made).toEqual([]);
});

test.each([
  ['discount', 'interest', 'Alguno de los dos descuentos debe bajar algo.'],
  ['validUntil', 'validUntil', 'Ese día ya pasó. Elige otro.'],
] as const)('a promotion whose %s the server refuses shows an error at the field %s', async (part, field, words) => {
  const { call } = fakeCall(refuses(createPromoCode, 'invalid_input', { field: part }));
  const answer = await createFrom(call, formOf(typed));
  const problem = answer.kind === 'page' ? answer.data : undefined;
  expect(describeProblem(copy.problems, problem).fields).toEqual({ [field]: words });
});

test('a promotion code that is taken is reported at its field', async () => {
  const { call } = fakeCall(refuses(createPromoCode, 'not_unique', { field: 'code' }));
  const answer = await createFrom(call, formOf(typed));
  expect(answer).toMatchObject({ status: 422, data: { fields: { promotion: 'not_unique' } } });
  const problem = answer.kind === 'page' ? answer.data : undefined;
  expect(describeProblem(copy.problems, problem).fields.promotion).toBe(copy.problems.fields.promotion.not_unique);
});
