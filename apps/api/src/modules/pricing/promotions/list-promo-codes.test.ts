import { listPromoCodes } from '@lender/contract';
import { expect, test } from 'vitest';
import { endPromotion, promotion, promotionMaker } from '../../../../test/loans/promotion.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const auditor = await staffMember(server, 'auditor');
const make = await promotionMaker(server);
const list = async (query: { before?: string; perPage?: number } = {}) =>
  (await server.call(listPromoCodes, { query }, auditor)).data;
const stateOf = async (code: string) => (await list()).find((row) => row.code === code)?.state;

answers(listPromoCodes, () => server.call(listPromoCodes, { query: {} }, auditor));

test('a promotion shows its discount, its last day and its number of uses', async () => {
  const asked = await promotion(server, { code: 'VERANO-26', discount: { interest: 0.255, serviceFee: 0 } });
  await make(asked);
  const { code, discount, validUntil } = asked;
  expect((await list())[0]).toEqual({
    ...{ code, discount, validUntil, maxUses: 100, uses: 0, state: 'open' },
    createdAt: expect.any(String),
    madeByName: expect.any(String),
    approvedByName: expect.any(String),
    stopped: null,
  });
});

test('a promotion that is over, or used up, says so', async () => {
  const [over, once] = [await make(), await make({ maxUses: 1 })];
  await endPromotion(server, over);
  expect([await stateOf(over), await stateOf(once)]).toEqual(['ended', 'open']);
  await server.services.db.updateTable('promo_code').set({ uses: 1 }).where('code', '=', once).execute();
  expect(await stateOf(once)).toBe('used_up');
});

test('each promotion is on one page, the newest first, and a page below an unknown code is empty', async () => {
  for (let made = 0; made < 5; made++) await make();
  const all = (await list({ perPage: 100 })).map(({ code }) => code);
  const read: string[] = [];
  for (
    let page = await list({ perPage: 2 });
    page.length > 0;
    page = await list({ perPage: 2, before: read.at(-1) ?? '' })
  )
    read.push(...page.map(({ code }) => code));
  expect(read).toEqual(all);
  expect(new Set(read).size).toBe(all.length);
  expect(await list({ before: 'NADIE' })).toEqual([]);
});
