import { getReceipt, listReceipts, matchReceipt } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../../test/loans/money.ts';
import { borrow, expectDone } from '../../../../../test/people/journey.ts';
import { staffMember } from '../../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../../test/server/claims.ts';
import { testServer } from '../../../../../test/server/server.ts';

const server = await testServer();
const money = moneyOf(server);
const staff = await staffMember(server, 'payments');
const [mine, yours] = await Promise.all([borrow(server), borrow(server)]);
const account = '002010077777777771';

/** Sends money from an account, with a reference that is not ours, and waits until it is known. */
async function loose(pesos: number, from = account): Promise<string> {
  const { clabe } = await money.clabe(mine);
  await money.transfer(clabe, { pesos, reference: 'MI ABONO', from, name: 'Ana Pagadora' });
  return vi.waitFor(async () => {
    const found = (await expectDone(server.call(listReceipts, { query: {} }, staff))).find(
      ({ amount }) => amount === Math.round(pesos * 100),
    );
    if (!found) throw new Error('it did not come yet');
    return found.id;
  }, soon);
}
const read = (id: string) => server.call(getReceipt, { params: { id } }, staff);
const match = async (id: string, loanId: string) =>
  expectDone(server.call(matchReceipt, { params: { id }, body: { loanId } }, staff));

answers(getReceipt, async () => read(await loose(12.34)));
refuses(getReceipt, 'not_found', () => read(crypto.randomUUID()));

test('an unmatched payment shows who sent it, from which bank, and what the sender wrote', async () => {
  const id = await loose(21.35);
  expect(await expectDone(read(id))).toMatchObject({
    ...{ payer: 'Ana Pagadora', concept: 'MI ABONO', bank: 'Banamex', lastFour: '7771' },
  });
  const [row] = await expectDone(server.call(listReceipts, { query: { id } }, staff));
  expect(row).toMatchObject({ bank: 'Banamex', lastFour: '7771' });
  expect(JSON.stringify(row)).not.toContain('Ana Pagadora');
});

test('money from an account from which a borrower has paid before proposes the borrower’s loan, with the day', async () => {
  const { id: loanId } = await money.loanOf(mine);
  await match(await loose(31.01), loanId);
  const { candidates, receivedOn } = await expectDone(read(await loose(31.02)));
  expect(candidates[0]).toMatchObject({ loanId, reasons: [{ kind: 'same_account', on: receivedOn }] });
});

test('an amount that settles a loan today proposes the loan, with the amount that is owed', async () => {
  const { id: loanId, payoffToday } = await money.loanOf(yours);
  const { candidates } = await expectDone(read(await loose(payoffToday / 100, '014027000005555558')));
  const found = candidates.find((one) => one.loanId === loanId);
  expect(found).toMatchObject({ owed: payoffToday, daysLate: 0 });
  expect(found?.reasons.map(({ kind }) => kind)).toContain('settles');
});

test('a payment that was matched is no longer among the unmatched ones', async () => {
  const id = await loose(41.01);
  await match(id, (await money.loanOf(mine)).id);
  expect(await read(id)).toMatchObject({ status: 404, code: 'not_found' });
});
