import {
  addDebitCreditCard,
  askWithdrawal,
  chargeRollover,
  getActiveLoan,
  getOpenPayBarcode,
  rolloverActiveLoan,
} from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { expectBooksHold } from '../../../../test/loans/books.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { sellProduct } from '../../../../test/loans/sell-product.ts';
import { cardToken } from '../../../../test/people/card-token.ts';
import { type Applicant, borrow, expectDone } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db, jobs, openPay } = server.services;
const money = moneyOf(server);
/** All clients may extend from the first day, while the contract can still be cancelled. */
await sellProduct(server, ({ servicing, ...config }) => {
  const { extensions, ...rest } = Object(servicing);
  return { ...config, servicing: { ...rest, extensions: { ...extensions, opensDaysBefore: 25 } } };
});
const [clicker, chooser, walker, quitter] = (await Promise.all(Array.from({ length: 4 }, () => borrow(server)))) as [
  Applicant,
  Applicant,
  Applicant,
  Applicant,
];
const onFirstDay = (await server.call(getActiveLoan, { query: {} }, walker)).data.rollovers;
await money.passDays(2);

const loanOf = async (as: Applicant) => (await server.call(getActiveLoan, { query: {} }, as)).data;
async function optionsOf(as: Applicant) {
  const [week, fortnight] = (await loanOf(as)).rollovers;
  if (!week || !fortnight) throw new Error('nothing to choose from');
  return [week, fortnight] as const;
}
const charge = (as: Applicant, rolloverId: string) => server.call(chargeRollover, { body: { rolloverId } }, as);
const choose = (as: Applicant, rolloverId: string) =>
  server.call(rolloverActiveLoan, { query: {}, body: { rolloverId } }, as);
const saveCard = async (as: Applicant, cardNumber: string) => {
  const body = { tokenId: await cardToken(server, cardNumber) };
  return expectDone(server.call(addDebitCreditCard, { body }, as));
};
const bought = async (as: Applicant) => (await loanOf(as)).rollovers.filter(({ status }) => status === 'active');

/** Lets the next card be charged, and holds the provider's answer back until it is released. */
function heldCharge() {
  const { promise: asked, resolve: notify } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: letGo } = Promise.withResolvers<void>();
  const { chargeCard } = openPay;
  vi.spyOn(openPay, 'chargeCard').mockImplementationOnce(async (order) => {
    const answer = await chargeCard(order);
    notify();
    await mayAnswer;
    return answer;
  });
  return { asked, letGo };
}

/** Waits until the provider's notice about the charge under way was fully processed. */
async function noticeWasTaken(): Promise<void> {
  const { id } = await db
    .selectFrom('extension_charge')
    .select('id')
    .where('status', '=', 'sending')
    .executeTakeFirstOrThrow();
  const reported = async () => JSON.stringify(await db.selectFrom('provider_event').select('body').execute());
  await vi.waitFor(async () => expect(await reported()).toContain(id), soon);
  await jobs.drained();
}

test('an extension for which the cap by the day leaves no room yet is not offered', async () => {
  expect(onFirstDay.map(({ days }) => days)).toEqual([7]);
  expect((await loanOf(walker)).rollovers.map(({ days }) => days)).toEqual([7, 14, 30]);
});

test('two different extensions that are clicked at once charge the card for one', async () => {
  await saveCard(clicker, '4111111111111111');
  const [week, fortnight] = await optionsOf(clicker);
  const spy = vi.spyOn(openPay, 'chargeCard');
  const answered = await Promise.all([charge(clicker, week.id), charge(clicker, fortnight.id)]);
  expect(spy).toHaveBeenCalledTimes(1);
  spy.mockRestore();
  expect(answered.map(({ code, data }) => code ?? data.status).toSorted()).toEqual(['charged', 'extension_refused']);
  expect(await bought(clicker)).toHaveLength(1);
  expect(await money.payments(clicker)).toHaveLength(1);
  await expectBooksHold(server, clicker);
});

test('a card that is being charged buys its extension, although another one is chosen meanwhile', async () => {
  await saveCard(chooser, '4242424242424242');
  const [week, fortnight] = await optionsOf(chooser);
  const { asked, letGo } = heldCharge();
  const charging = charge(chooser, week.id);
  await asked;
  await expectDone(choose(chooser, fortnight.id));
  await noticeWasTaken();
  letGo();
  expect((await charging).data.status).toBe('charged');
  expect((await bought(chooser)).map(({ id }) => id)).toEqual([week.id]);
  expect((await loanOf(chooser)).dueDate).toBe(week.newDueDate);
  // The provider's notice came before its answer: the money is still booked to the borrower, and is not unmatched.
  expect(await db.selectFrom('receipt').selectAll().execute()).toEqual([]);
  await expectBooksHold(server, chooser);
});

test('a payment at a store made before another extension was chosen buys the first one, however late it is reported', async () => {
  const [week, fortnight] = await optionsOf(walker);
  await expectDone(choose(walker, week.id));
  const { reference } = await expectDone(server.call(getOpenPayBarcode, { body: { kind: 'extension' } }, walker));
  await money.nextNotice('lost');
  await money.payAtStore(reference);
  // The provider reports moments in whole seconds.
  server.passSeconds(2);
  await expectDone(choose(walker, fortnight.id));
  await money.askAgain(walker);
  await money.poll();
  expect((await bought(walker)).map(({ id }) => id)).toEqual([week.id]);
  await expectBooksHold(server, walker);
});

test('when an extension and a withdrawal are requested at once, the card payment lowers the amount to be paid back', async () => {
  await saveCard(quitter, '5555555555554444');
  const [week] = await optionsOf(quitter);
  const [charged, asked] = await Promise.all([
    charge(quitter, week.id),
    server.call(askWithdrawal, { query: {} }, quitter),
  ]);
  expect(asked.status).toBe(200);
  // The order of the two decides whether the card was charged at all.
  expect(['charged', 'extension_refused']).toContain(charged.code ?? charged.data.status);
  const { withdrawal, principal, paid, status } = await loanOf(quitter);
  expect([status, withdrawal.state]).toEqual([LOAN_STATUS.onHold, 'asked']);
  expect(paid).toBe(charged.code ? 0 : week.amount);
  expect(withdrawal.amount).toBe(principal - paid);
  await expectBooksHold(server, quitter);
});
