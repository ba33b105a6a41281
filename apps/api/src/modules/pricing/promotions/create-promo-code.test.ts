import { addDays } from '@lender/calculator';
import { approveRequest, createPromoCode, endPromoCode, listPromoCodes, verifyPromoCode } from '@lender/contract';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { promotion, usesOf } from '../../../../test/loans/promotion.ts';
import { sellProduct } from '../../../../test/loans/sell-product.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const staff = { token: await server.operator() };
const { today } = await server.services.clock.business(server.services.db);
const checker = await staffMember(server, 'supervisor');
type Changes = Parameters<typeof promotion>[1];
/** A promotion that a single person may create. */
const MODEST = { discount: { interest: 0.1, serviceFee: 0 }, validUntil: addDays(today, 30), maxUses: 2 };
const make = async (changes: Changes = {}, by: { readonly token: string } = staff) =>
  server.call(createPromoCode, { body: await promotion(server, { ...MODEST, ...changes }) }, by);
const approve = (id: string, by: { readonly token: string } = checker) =>
  server.call(approveRequest, { params: { id }, body: {} }, by);
const valid = async (code: string) => (await server.call(verifyPromoCode, { params: { code } })).data.valid;
const rowOf = async (code: string) =>
  (await server.call(listPromoCodes, { query: { perPage: 100 } }, staff)).data.find((row) => row.code === code);

answers(createPromoCode, () => make());
refuses(createPromoCode, 'not_unique', async () => {
  await make({ code: 'verano' });
  return make({ code: 'VERANO' });
});
refuses(createPromoCode, 'invalid_input', () => make({ validUntil: addDays(today, -1) }));

test('a code is stored in capitals, unused', async () => {
  const { data } = await make({ code: 'otono-26' });
  expect(data).toMatchObject({ code: 'OTONO-26', maxUses: 2, uses: 0, approvalId: null, beyond: [] });
  expect(await usesOf(server, 'OTONO-26')).toEqual({ uses: 0, clients: 0 });
});

test.each([
  ['that takes nothing off', { interest: 0, serviceFee: 0 }],
  ['that would be rounded', { interest: 0.33333, serviceFee: 0 }],
  ['that would be rounded away', { interest: 0, serviceFee: 1e-7 }],
])('a discount %s is refused', async (_, discount) => {
  expect(await make({ discount })).toMatchObject({ status: 422, code: 'invalid_input' });
});

test.each([
  ['a discount beyond everything', { discount: { interest: 1.01, serviceFee: 0 } }],
  ['a discount below nothing', { discount: { interest: -0.1, serviceFee: 0 } }],
  ['no uses', { maxUses: 0 }],
  ['half a use', { maxUses: 1.5 }],
  ['uses as text', { maxUses: '1' }],
  ['uses that are counted already', { uses: 5 }],
  ['a code with spaces', { code: 'dos palabras' }],
  ['a code of one letter', { code: 'A' }],
  ['a code of 65 letters', { code: 'A'.repeat(65) }],
])('a promotion with %s is refused', async (_, changes) => {
  const body = { ...(await promotion(server)), ...changes };
  expect(await server.send(createPromoCode, body, staff)).toMatchObject({ status: 422, code: 'invalid_input' });
});

test('twenty simultaneous requests with one code make one promotion', async () => {
  const body = await promotion(server, MODEST);
  const made = await Promise.all(Array.from({ length: 20 }, () => server.call(createPromoCode, { body }, staff)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(made.filter(({ code }) => code === 'not_unique')).toHaveLength(19);
});

describe('promotions beyond the limits of one person', () => {
  const EVERYTHING: Changes = {
    discount: { interest: 1, serviceFee: 1 },
    maxUses: 1_000_000,
    validUntil: addDays(today, 3_650),
  };
  refuses(createPromoCode, 'approval_pending', async () => {
    await make({ ...EVERYTHING, code: 'TWICE-ASKED' });
    return make({ ...EVERYTHING, code: 'TWICE-ASKED' });
  });

  test('a promotion of everything, for a million clients and ten years, exists only after a second person approves it', async () => {
    const { data } = await make({ ...EVERYTHING, code: 'ALL-OF-IT' });
    expect(data).toMatchObject({
      approvalId: expect.any(String),
      beyond: ['discount', 'uses', 'days', 'costCentavos'],
    });
    expect([await valid('ALL-OF-IT'), await rowOf('ALL-OF-IT')]).toEqual([false, undefined]);
    expect((await approve(data.approvalId ?? '', staff)).code).toBe('approval_own');
    expect(await valid('ALL-OF-IT')).toBe(false);
    expect((await approve(data.approvalId ?? '')).code).toBeUndefined();
    expect(await valid('ALL-OF-IT')).toBe(true);
    expect(await rowOf('ALL-OF-IT')).toMatchObject({ approvedByName: checker.name, maxUses: 1_000_000, stopped: null });
  });

  test.each([
    ['a larger discount', { discount: { interest: 0, serviceFee: 0.26 } }, 'discount'],
    ['more uses', { maxUses: 201 }, 'uses'],
    ['a day more', { validUntil: addDays(today, 92) }, 'days'],
  ] satisfies [string, Changes, string][])(
    'a promotion with %s than the product allows one person waits for a second',
    async (_, changes, bound) => {
      const { data } = await make(changes);
      expect(data.approvalId).not.toBeNull();
      expect(data.beyond).toContain(bound);
    },
  );

  test('many small promotions together cost no more than the limit of one person', async () => {
    await sellProduct(server, (config) => ({ ...config, promotions: { ...BOUNDS, costCentavos: 2_000_000 } }));
    const made: boolean[] = [];
    for (let count = 0; count < 12; count++) made.push((await make({ maxUses: 1 })).data.approvalId === null);
    expect(made).toContain(true);
    expect(made.at(-1)).toBe(false);
    const together = await Promise.all(Array.from({ length: 10 }, () => make({ maxUses: 1 })));
    expect(together.every(({ data }) => data.approvalId !== null)).toBe(true);
    const [open] = (await server.call(listPromoCodes, { query: {} }, staff)).data.filter(
      ({ approvedByName, state }) => approvedByName === null && state === 'open',
    );
    await server.call(endPromoCode, { params: { code: open?.code ?? '' }, body: { note: 'Hace lugar' } }, staff);
    expect((await make({ maxUses: 1 })).data.approvalId).toBeNull();
  });

  test('promotions made at the same moment are counted one after the other', async () => {
    const { db } = server.services;
    await db
      .updateTable('promo_code')
      .set({ valid_until: addDays(today, -1) })
      .execute();
    const one = (await make({ maxUses: 1 })).data.code;
    await sellProduct(server, (config) => ({ ...config, promotions: { ...BOUNDS, costCentavos: 480_000 } }));
    expect(await valid(one)).toBe(true);
    const made = await Promise.all(Array.from({ length: 12 }, () => make({ maxUses: 1 })));
    // Each may cost 1,174.50 pesos, and one is open: three more fit below 4,800.
    expect(made.filter(({ data }) => data.approvalId === null)).toHaveLength(3);
  });

  test('a request whose code another promotion took meanwhile creates no promotion', async () => {
    const { data } = await make({ ...EVERYTHING, code: 'TAKEN-MEANWHILE' });
    const { db } = server.services;
    const [row] = await db.selectFrom('promo_code').selectAll().limit(1).execute();
    if (!row) throw new Error('no promotion was made before');
    await db
      .insertInto('promo_code')
      .values({ ...row, code: 'TAKEN-MEANWHILE' })
      .execute();
    expect((await approve(data.approvalId ?? '')).code).toBe('approval_stale');
    expect((await rowOf('TAKEN-MEANWHILE'))?.maxUses).toBe(row.max_uses);
  });
});
const BOUNDS = { discount: '0.25', uses: 200, days: 92, costCentavos: centavos(30_000_000) };
