import { listReceipts, matchReceipts } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { expectBooksHold } from '../../../../../test/loans/books.ts';
import { moneyOf } from '../../../../../test/loans/money.ts';
import { borrow, expectDone } from '../../../../../test/people/journey.ts';
import { staffMember } from '../../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../../test/server/claims.ts';
import { testServer } from '../../../../../test/server/server.ts';

const server = await testServer();
const { db } = server.services;
const money = moneyOf(server);
const staff = await staffMember(server, 'payments');
const [mine, yours] = await Promise.all([borrow(server), borrow(server)]);

async function loose(pesos: number): Promise<string> {
  await money.transfer((await money.clabe(mine)).clabe, { pesos, reference: 'OTRA COSA' });
  return vi.waitFor(async () => {
    const rows = await expectDone(server.call(listReceipts, { query: {} }, staff));
    const found = rows.find(({ amount }) => amount === pesos * 100)?.trackingKey;
    if (!found) throw new Error('it did not come yet');
    return found;
  }, soon);
}
const numberOf = async (loanId: string) =>
  (await db.selectFrom('loan').select('hashed_id').where('id', '=', loanId).executeTakeFirstOrThrow()).hashed_id;
const send = (text: string) =>
  server.call(matchReceipts, { body: { file: new Blob([text], { type: 'text/csv' }) } }, staff);
const NAMES = 'Clave de rastreo,Préstamo';

test('each line of a file is matched to its loan, or says why it is not', async () => {
  const [one, other] = [await loose(81), await loose(82)];
  const [first, second] = [await money.loanOf(mine), await money.loanOf(yours)];
  const numbers = [await numberOf(first.id), await numberOf(second.id)];
  const rows = [
    `${one},${numbers[0]}`,
    `${other},${numbers[1]?.toLowerCase()}`,
    `${one},${numbers[1]}`,
    `NADIE,${numbers[0]}`,
    `${other},ZZZZZZZZZZ`,
    `${other},`,
  ];
  const done = await expectDone(send([NAMES, ...rows].join('\n')));
  expect(done.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'matched'],
    [3, 'matched'],
    [4, 'receipt_settled'],
    [5, 'receipt_unknown'],
    [6, 'loan_unknown'],
    [7, 'unreadable'],
  ]);
  expect(done.matched).toBe(2);
  expect((await money.loanOf(mine)).payoffToday).toBe(first.payoffToday - 8_100);
  expect((await money.loanOf(yours)).payoffToday).toBe(second.payoffToday - 8_200);
  for (const payer of [mine, yours]) await expectBooksHold(server, payer);
});

test('a file that is sent twice matches nothing twice', async () => {
  const key = await loose(83);
  const text = `${NAMES}\n${key},${await numberOf((await money.loanOf(mine)).id)}`;
  expect((await expectDone(send(text))).matched).toBe(1);
  expect((await expectDone(send(text))).rows).toMatchObject([{ outcome: 'receipt_settled' }]);
});

answers(matchReceipts, () => send(`${NAMES}\nNADIE,ZZZZZZZZZZ`));
refuses(matchReceipts, 'too_large', () => send('x'.repeat(256 * 1024 + 1)));
refuses(matchReceipts, 'invalid_input', () => send('Fecha,Monto\n1,2'));
