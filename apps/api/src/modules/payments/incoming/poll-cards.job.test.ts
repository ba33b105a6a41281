import { addDebitCreditCard, chargeRollover } from '@lender/contract';
import { expect, test } from 'vitest';
import { expectBooksHold } from '../../../../test/loans/books.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { sellProduct } from '../../../../test/loans/sell-product.ts';
import { cardToken } from '../../../../test/people/card-token.ts';
import { borrow, expectDone } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';
import { pollCardsJob } from './poll-cards.job.ts';

const server = await testServer();
const money = moneyOf(server);
/** An extension can be bought from the first day. */
await sellProduct(server, ({ servicing, ...config }) => {
  const { extensions, ...rest } = Object(servicing);
  return { ...config, servicing: { ...rest, extensions: { ...extensions, opensDaysBefore: 25 } } };
});
const borrower = await borrow(server);
await money.passDays(2);
const ask = async () => {
  await pollCardsJob(server.services)();
  await server.services.jobs.drained();
};
const extensions = async () => (await money.loanOf(borrower)).rollovers.filter(({ status }) => status === 'active');

test('an objection to a card charge reverses it and its extension, although no notice ever came', async () => {
  const card = { tokenId: await cardToken(server, '4111111111111111') };
  await expectDone(server.call(addDebitCreditCard, { body: card }, borrower));
  const { dueDate, rollovers } = await money.loanOf(borrower);
  const body = { rolloverId: rollovers[0]?.id ?? '' };
  expect((await expectDone(server.call(chargeRollover, { body }, borrower))).status).toBe('charged');
  const [payment] = await money.payments(borrower);
  await ask();
  expect(await extensions()).toHaveLength(1);

  for (const step of ['object', 'accept']) {
    await money.nextNotice('lost');
    await money.press(`/cargos/${payment?.provider_id}/${step}`);
  }
  expect(await extensions()).toHaveLength(1);
  await ask();
  await ask();
  expect(await extensions()).toEqual([]);
  expect(await money.loanOf(borrower)).toMatchObject({ dueDate });
  expect(await money.tasks('reversal_received', borrower)).toHaveLength(1);
  await expectBooksHold(server, borrower);
});
