import { listReceipts, matchReceipt } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { expectBooksHold } from '../../../../test/loans/books.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { type Applicant, borrow } from '../../../../test/people/journey.ts';
import { ownerOf } from '../../../../test/server/owner.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { takeLooseCharge } from './take-loose-charge.ts';

const server = await testServer();
const { services } = server;
const { db, openPay } = services;
const owner = ownerOf(server);
const money = moneyOf(server);
const staff = { token: await server.operator() };
const [mine, yours] = await Promise.all([borrow(server), borrow(server)]);

/** Sends money with a reference that is not ours. */
async function looseMoney(from: Applicant, pesos: number): Promise<string> {
  await money.transfer((await money.clabe(from)).clabe, { pesos, reference: 'OTRA COSA' });
  const list = async () => (await server.call(listReceipts, { query: {} }, staff)).data;
  return vi.waitFor(async () => {
    const [receipt] = await list();
    if (!receipt) throw new Error('it did not come yet');
    return receipt.id;
  }, soon);
}
const match = async (id: string, to: Applicant) =>
  server.call(matchReceipt, { params: { id }, body: { loanId: (await money.loanOf(to)).id } }, staff);
const suspense = async () => {
  const { sum } = await db
    .selectFrom('ledger_posting')
    .select((eb) => eb.fn.sum<string>('amount_centavos').as('sum'))
    .where('account', '=', 'suspense')
    .executeTakeFirstOrThrow();
  return Number(sum);
};

/** Waits until this many of the database's sessions wait for a locked row. */
const untilWaiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(owner);
    expect(rows).toHaveLength(count);
  }, soon);

test('money that two people match to two loans at once belongs to one of them', async () => {
  const id = await looseMoney(mine, 77);
  const answers = await Promise.all([match(id, mine), match(id, yours), match(id, mine), match(id, yours)]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'receipt_settled')).toHaveLength(3);
  expect([...(await money.payments(mine)), ...(await money.payments(yours))]).toHaveLength(1);
  expect(await suspense()).toBe(0);
  for (const payer of [mine, yours]) await expectBooksHold(server, payer);
});

test('money that goes back while it is being matched belongs to no loan, and is owed again', async () => {
  const id = await looseMoney(mine, 55);
  const { payoffToday } = await money.loanOf(mine);
  const { provider_id } = await db
    .selectFrom('receipt')
    .select('provider_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const charge = await openPay.getCharge(provider_id);
  if (!charge) throw new Error('the provider knows nothing of it');
  const gone = { ...charge, status: 'refunded', refundedCentavos: charge.amountCentavos } as const;
  const both = await db.transaction().execute(async (tx) => {
    // The match has its row and waits for the loan's; the provider's report comes meanwhile.
    await tx.selectFrom('loan').select('id').where('client_id', '=', clientIdOf(mine)).forUpdate().execute();
    const matching = match(id, mine);
    await untilWaiting(1);
    const going = takeLooseCharge(gone, services);
    await untilWaiting(2);
    return [matching, going] as const;
  });
  const [{ status }] = await Promise.all(both);
  expect(status).toBeLessThan(300);
  expect((await money.payments(mine)).map(({ reversed_on }) => reversed_on !== null)).toContain(true);
  expect((await money.loanOf(mine)).payoffToday).toBe(payoffToday);
  expect(await suspense()).toBe(0);
  await expectBooksHold(server, mine);
});
