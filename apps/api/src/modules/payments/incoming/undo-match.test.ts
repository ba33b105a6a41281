import { listReceiptMatches, listReceipts, matchReceipt, refundReceipt, unmatchReceipt } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { expectBooksHold } from '../../../../test/loans/books.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { type Applicant, borrow, expectDone } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { takeLooseCharge } from './take-loose-charge.ts';

const server = await testServer();
const { services } = server;
const { db, openPay } = services;
const money = moneyOf(server);
const staff = await staffMember(server, 'payments');
const [mine, yours] = await Promise.all([borrow(server), borrow(server)]);

async function loose(pesos: number): Promise<string> {
  await money.transfer((await money.clabe(mine)).clabe, { pesos, reference: 'OTRA COSA' });
  const list = async () => (await server.call(listReceipts, { query: {} }, staff)).data;
  return vi.waitFor(async () => {
    const found = (await list()).find(({ amount }) => amount === pesos * 100);
    if (!found) throw new Error('it did not come yet');
    return found.id;
  }, soon);
}
const match = async (id: string, to: Applicant) =>
  server.call(matchReceipt, { params: { id }, body: { loanId: (await money.loanOf(to)).id } }, staff);
const undo = (id: string) => server.call(unmatchReceipt, { params: { id }, body: {} }, staff);
const matches = () => expectDone(server.call(listReceiptMatches, {}, staff));
const suspense = async () => {
  const { sum } = await db
    .selectFrom('ledger_posting')
    .select((eb) => eb.fn.sum<string>('amount_centavos').as('sum'))
    .where('account', '=', 'suspense')
    .executeTakeFirstOrThrow();
  return Number(sum);
};
const owed = async (as: Applicant) => (await money.loanOf(as)).payoffToday;

test('a match that is undone leaves the loan as it was, and its money is unmatched again', async () => {
  const before = [await owed(mine), await suspense()];
  const id = await loose(61);
  await expectDone(match(id, mine));
  expect(await matches()).toContainEqual(expect.objectContaining({ id, amount: 6_100, byName: staff.name }));
  await expectDone(undo(id));
  expect([await owed(mine), await suspense()]).toEqual([before[0], Number(before[1]) - 6_100]);
  expect((await matches()).map((one) => one.id)).not.toContain(id);
  await expectBooksHold(server, mine);
});

test('money of an undone match belongs to the loan that it is matched to next, also to the same one', async () => {
  const [start, other] = [await owed(mine), await owed(yours)];
  const id = await loose(62);
  await expectDone(match(id, yours));
  await expectDone(undo(id));
  await expectDone(match(id, mine));
  expect([await owed(mine), await owed(yours)]).toEqual([start - 6_200, other]);
  await expectDone(undo(id));
  await expectDone(match(id, mine));
  expect(await owed(mine)).toBe(start - 6_200);
  for (const payer of [mine, yours]) await expectBooksHold(server, payer);
});

test('money that its bank takes back after an undone match is the money of the next loan', async () => {
  const start = await owed(mine);
  const id = await loose(63);
  await expectDone(match(id, yours));
  await expectDone(undo(id));
  await expectDone(match(id, mine));
  await goBack(id);
  expect(await owed(mine)).toBe(start);
  for (const payer of [mine, yours]) await expectBooksHold(server, payer);
});

test('money that its bank takes back while an undone match waits leaves suspense', async () => {
  const before = await suspense();
  const id = await loose(64);
  await expectDone(match(id, yours));
  await expectDone(undo(id));
  await goBack(id);
  expect(await suspense()).toBe(before);
  expect(await match(id, mine)).toMatchObject({ code: 'receipt_settled' });
});

test('money of an undone match can be given back to its sender', async () => {
  const id = await loose(65);
  await expectDone(match(id, mine));
  await expectDone(undo(id));
  const body = { note: 'Nadie lo reclama', account: { clabe: '002010077777777771', holderName: 'Ana Robles' } };
  await expectDone(server.call(refundReceipt, { params: { id }, body }, staff));
});

/** Reports that the provider gave the money of a receipt back. */
async function goBack(id: string): Promise<void> {
  const receipts = db.selectFrom('receipt').select('provider_id').where('id', '=', id);
  const charge = await openPay.getCharge((await receipts.executeTakeFirstOrThrow()).provider_id);
  if (!charge) throw new Error('the provider knows nothing of it');
  await takeLooseCharge({ ...charge, status: 'refunded', refundedCentavos: charge.amountCentavos }, services);
}

answers(listReceiptMatches, () => server.call(listReceiptMatches, {}, staff));
answers(unmatchReceipt, async () => {
  const id = await loose(66);
  await expectDone(match(id, mine));
  return undo(id);
});
refuses(unmatchReceipt, 'not_found', () => undo(crypto.randomUUID()));
refuses(unmatchReceipt, 'match_final', async () => {
  const id = await loose(67);
  await expectDone(match(id, mine));
  await expectDone(undo(id));
  return undo(id);
});

test('a match of the day before yesterday is final', async () => {
  const id = await loose(68);
  await expectDone(match(id, mine));
  await money.passDays(2);
  expect(await undo(id)).toMatchObject({ status: 409, code: 'match_final' });
  expect((await matches()).map((one) => one.id)).not.toContain(id);
});
