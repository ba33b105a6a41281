import { LOAN_STATUS } from '@lender/lending';
import { expect, test } from 'vitest';
import { expectBooksHold } from '../../../../test/loans/books.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { borrow } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db, jobs, vault } = server.services;
const money = moneyOf(server);
const payer = await borrow(server);
const password = server.env.keys.webhookPassword;

/** Returns every notice that the provider ever sent, word for word, from the first to the last. */
async function everyNotice(): Promise<string[]> {
  const rows = await db.selectFrom('provider_event').selectAll().orderBy('received_at').execute();
  return rows.flatMap(({ provider, event_key, raw_sealed }) =>
    raw_sealed ? [vault.openText(raw_sealed, `provider_event:${provider}:${event_key}`)] : [],
  );
}
/** Sends a notice again as the provider would; under another id it is another notice to us. */
async function notify(notice: string, as: 'the same' | 'a new one', credentials = `openpay:${password}`) {
  const body = as === 'the same' ? notice : JSON.stringify({ ...JSON.parse(notice), id: crypto.randomUUID() });
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const headers = { 'content-type': 'application/json', authorization };
  return (await fetch(`${server.origin}/webhooks/openpay`, { method: 'POST', headers, body })).status;
}
const status = async () => {
  const { status, payoffToday, paid } = await money.loanOf(payer);
  const events = await db.selectFrom('loan_event').select('key').where('client_id', '=', clientIdOf(payer)).execute();
  const receipts = await db.selectFrom('receipt').select('id').execute();
  return { status, payoffToday, paid, events: events.length, receipts: receipts.length };
};

test('every notice of a loan that is sent again days later, in reverse order and as new ones, changes nothing', async () => {
  const { reference } = await money.reference(payer);
  await money.payAtStore(reference, { pesos: 300 });
  await money.untilPayments(payer, 1);
  const { clabe } = await money.clabe(payer);
  await money.transfer(clabe, { pesos: 200 });
  await money.untilPayments(payer, 2);
  await money.payAtStore((await money.reference(payer)).reference);
  await money.untilPayments(payer, 3);
  await money.passDays(10);
  const before = await status();
  expect(before).toMatchObject({ status: LOAN_STATUS.paid, payoffToday: 0, receipts: 0 });

  const notices = await everyNotice();
  expect(notices.length).toBeGreaterThanOrEqual(4);
  for (const notice of notices.toReversed())
    expect([await notify(notice, 'the same'), await notify(notice, 'a new one')]).toEqual([200, 200]);
  expect(await notify(notices[0] ?? '', 'a new one', 'openpay:guessed')).toBe(401);
  await jobs.drained();
  expect(await status()).toEqual(before);
  await expectBooksHold(server, payer);
});
