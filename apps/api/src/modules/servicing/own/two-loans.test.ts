import {
  addDebitCreditCard,
  applyRollover,
  askWithdrawal,
  chargeRollover,
  createApplication,
  finishClientDocuments,
  getActiveLoan,
  getClient,
  getFlow,
  getLoan,
  getLoanStatement,
  getOpenPayBarcode,
  getPaymentClabe,
  getPaymentSchedule,
  getPayoff,
  listOwnLoans,
  rolloverActiveLoan,
} from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { expectBooksHold } from '../../../../test/loans/books.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { sellProduct } from '../../../../test/loans/sell-product.ts';
import { pdfText } from '../../../../test/pdf/pdf-text.ts';
import { cardToken } from '../../../../test/people/card-token.ts';
import { application, borrow, expectDone, NOTHING, sign, untilStep } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db } = server.services;
const money = moneyOf(server);
/** Extensions can be bought from the first day on. */
await sellProduct(server, ({ servicing, ...config }) => {
  const { extensions, ...rest } = Object(servicing);
  return { ...config, servicing: { ...rest, extensions: { ...extensions, opensDaysBefore: 25 } } };
});

/** Lends a client 2000 pesos, and 1500 more three days later. */
async function borrowTwice() {
  const client = await borrow(server, { pesos: 2_000 });
  await money.passDays(3);
  const { id: applicationId } = await expectDone(
    server.call(createApplication, await application(server, 1_500), client),
  );
  await expectDone(server.call(finishClientDocuments, NOTHING, client));
  await untilStep(server, client.token, 'otp_agreement');
  server.passSeconds(60);
  await expectDone(sign(server, { ...client, applicationId }));
  await vi.waitFor(async () => expect(await openLoans(client)).toHaveLength(2), soon);
  return client;
}
const openLoans = async (as: { token: string }) =>
  (await server.call(listOwnLoans, NOTHING, as)).data.filter(({ status }) => status === LOAN_STATUS.active);

const client = await borrowTwice();
const [first, second] = await openLoans(client);
if (!first || !second) throw new Error('two loans were lent');
const both = [first, second] as const;
const staff = { token: await server.operator() };

test('each loan is read by its id, and the loan that is due first is read without one', async () => {
  expect(both.map(({ principal }) => principal)).toEqual([200_000, 150_000]);
  expect(first.dueDate < second.dueDate).toBe(true);
  for (const loanId of [undefined, first.id, second.id]) {
    const query = loanId === undefined ? {} : { loanId };
    const wanted = loanId === second.id ? second : first;
    const loan = (await server.call(getActiveLoan, { query }, client)).data;
    expect([loan.id, loan.payoffToday, loan.dueDate]).toEqual([wanted.id, wanted.outstanding, wanted.dueDate]);
    expect((await server.call(getPayoff, { query }, client)).data.amount).toBe(wanted.outstanding);
    const [instalment] = (await server.call(getPaymentSchedule, { query }, client)).data;
    expect([instalment?.principal, instalment?.dueDate]).toEqual([wanted.principal, wanted.dueDate]);
  }
  for (const { id, outstanding } of both) {
    const { data } = await server.call(getLoan, { params: { id }, query: {} }, staff);
    expect([data.id, data.position.outstanding]).toEqual([id, outstanding]);
  }
});

test('the total that a client owes counts against the limit', async () => {
  const { data } = await server.call(getClient, NOTHING, client);
  expect(data).toMatchObject({ hasActiveLoan: true, availableLoanAmount: 50_000 });
});

test('a statement shows the loan that it names', async () => {
  for (const { id, hashedId } of both) {
    const { data } = await server.call(getLoanStatement, { params: { id }, query: {} }, client);
    const text = await pdfText(Buffer.from(data));
    const other = both.find((loan) => loan.id !== id);
    expect(text).toContain(hashedId);
    expect(text).not.toContain(other?.hashedId);
  }
});

test('an extension belongs to the loan that has it when it is read, applied for, chosen and charged', async () => {
  const rolloversOf = async (loanId: string) =>
    (await server.call(getActiveLoan, { query: { loanId } }, client)).data.rollovers;
  const [ofFirst, ofSecond] = [await rolloversOf(first.id), await rolloversOf(second.id)];
  expect(ofFirst.length).toBeGreaterThan(0);
  const rolloverId = ofSecond[0]?.id ?? '';
  expect(ofFirst.map(({ id }) => id)).not.toContain(rolloverId);
  const applied = (id: string) => server.call(applyRollover, { params: { id, rolloverId } }, client);
  expect((await applied(first.id)).code).toBe('not_found');
  expect((await applied(second.id)).status).toBeLessThan(300);
  const chosen = (loanId?: string) =>
    server.call(rolloverActiveLoan, { query: loanId === undefined ? {} : { loanId }, body: { rolloverId } }, client);
  expect((await chosen()).code).toBe('not_found');
  expect((await chosen(second.id)).data.id).toBe(rolloverId);
  const stranger = await borrow(server);
  const strange = [
    server.call(applyRollover, { params: { id: second.id, rolloverId } }, stranger),
    server.call(rolloverActiveLoan, { query: {}, body: { rolloverId } }, stranger),
    server.call(chargeRollover, { body: { rolloverId } }, stranger),
  ];
  expect((await Promise.all(strange)).map(({ code }) => code)).toEqual(Array(3).fill('not_found'));
  const body = { tokenId: await cardToken(server, '4111111111111111') };
  await expectDone(server.call(addDebitCreditCard, { body }, client));
  expect((await server.call(chargeRollover, { body: { rolloverId } }, client)).data.status).toBe('charged');
  const after = await openLoans(client);
  expect(after.find(({ id }) => id === first.id)?.dueDate).toBe(first.dueDate);
  expect(after.find(({ id }) => id === second.id)?.dueDate).toBe(ofSecond[0]?.newDueDate);
});

test('only the loan that is named is cancelled', async () => {
  const asked = await server.call(askWithdrawal, { query: { loanId: second.id } }, client);
  expect(asked.data.state).toBe('asked');
  const states = await Promise.all(
    both.map(
      async ({ id: loanId }) => (await server.call(getActiveLoan, { query: { loanId } }, client)).data.withdrawal,
    ),
  );
  expect(states.map(({ state }) => state)).toEqual(['open', 'asked']);
});

test('each of two loans has references and a CLABE of its own, which receive money for that loan only, and the flow continues until both are paid', async () => {
  const clabeOf = async (loanId: string) =>
    (await expectDone(server.call(getPaymentClabe, { body: { loanId } }, client))).clabe;
  const clabes = [await clabeOf(first.id), await clabeOf(second.id)];
  expect(new Set(clabes).size).toBe(2);
  const owed = async () => (await openOrOnHold()).map(({ id, outstanding }) => [id, outstanding]);
  const openOrOnHold = async () =>
    (await server.call(listOwnLoans, NOTHING, client)).data.filter(({ outstanding }) => outstanding > 0);
  const before = Object.fromEntries(await owed());
  const paidBefore = (await money.payments(client)).length;
  await money.transfer(clabes[1] ?? '', { pesos: 100 });
  await money.untilPayments(client, paidBefore + 1);
  expect(Object.fromEntries(await owed())).toEqual({ ...before, [second.id]: before[second.id] - 10_000 });

  const reference = (loanId: string) =>
    expectDone(server.call(getOpenPayBarcode, { body: { kind: 'repayment', loanId } }, client));
  const [toFirst, toSecond] = [await reference(first.id), await reference(second.id)];
  expect([toFirst.amount, toSecond.amount]).toEqual([before[first.id], before[second.id] - 10_000]);
  await money.payAtStore(toFirst.reference);
  await money.untilPayments(client, paidBefore + 2);
  expect((await owed()).map(([id]) => id)).toEqual([second.id]);
  expect((await server.call(getFlow, NOTHING, client)).data.step).toBe('loan_page');
  expect((await server.call(getActiveLoan, { query: {} }, client)).data.id).toBe(second.id);
  await money.payAtStore((await reference(second.id)).reference);
  await money.untilPayments(client, paidBefore + 3);
  await untilStep(server, client.token, 'no_loan_page');
  const statuses = await db.selectFrom('loan').select('status').where('id', 'in', [first.id, second.id]).execute();
  expect(statuses.map(({ status }) => status)).not.toContain(LOAN_STATUS.active);
  await expectBooksHold(server, client);
});
