import { addDays } from '@lender/calculator';
import { askWithdrawal, getLoan, getLoanEvents, getOpenPayBarcode, rolloverActiveLoan } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { type Applicant, borrow, expectDone } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db, clock, jobs } = server.services;
const money = moneyOf(server);

const referenceFor = (kind: 'extension' | 'withdrawal', as: Applicant) =>
  expectDone(server.call(getOpenPayBarcode, { body: { kind } }, as));

const seenByStaff = async (id: string) =>
  expectDone(server.call(getLoan, { params: { id }, query: {} }, { token: await server.operator() }));
async function eventsOf(as: Applicant): Promise<string[]> {
  const params = { id: (await money.loanOf(as)).id };
  const events = await expectDone(server.call(getLoanEvents, { params }, { token: await server.operator() }));
  return events.map(({ kind }) => kind);
}

test('a borrower who pays back the received amount at a store cancels the contract', async () => {
  const regretful = await borrow(server);
  const { id: loanId } = await money.loanOf(regretful);
  const { amount, until } = await expectDone(server.call(askWithdrawal, { query: {} }, regretful));
  const asked = await referenceFor('withdrawal', regretful);
  expect(asked).toMatchObject({ kind: 'withdrawal', amount, validOn: until, expiresOn: until });
  await money.payAtStore(asked.reference);
  await money.untilPayments(regretful, 1);
  const { status, position } = await seenByStaff(loanId);
  expect([status, position.outstanding]).toEqual([LOAN_STATUS.terminated, 0]);
});

/** All applicants borrow on one day, and the window of their extensions opens. */
const everybody: Applicant[] = [];
for (let count = 0; count < 6; count++) everybody.push(await borrow(server));
const [first] = everybody;
if (!first) throw new Error('nobody borrowed');
const { dueDate } = await money.loanOf(first);
const { today } = await clock.business(db);
const daysAhead = (Date.parse(dueDate) - Date.parse(today)) / 86_400_000 - 3;
await money.passDays(daysAhead);
const chosenOn = addDays(today, daysAhead);

const weekOf = async (as: Applicant) => {
  const week = (await money.loanOf(as)).rollovers.find(({ days }) => days === 7);
  if (!week) throw new Error('no extension of a week');
  return week;
};

/** Chooses an extension of a week, and returns the client with the reference for it. */
async function buyer() {
  const as = everybody.pop();
  if (!as) throw new Error('everybody has had a turn');
  const chosen = await weekOf(as);
  await expectDone(server.call(rolloverActiveLoan, { query: {}, body: { rolloverId: chosen.id } }, as));
  return { as, week: chosen, asked: await referenceFor('extension', as) };
}
const invoicesOf = async (as: Applicant) => (await weekOf(as)).invoices.map(({ status }) => status);

describe('an extension', () => {
  test('an extension that is paid at a store moves the due date, and leaves nothing more to pay for it', async () => {
    const { as, week, asked } = await buyer();
    const [invoice] = week.invoices;
    const lastDay = addDays(chosenOn, 1);
    expect(asked).toMatchObject({ kind: 'extension', amount: invoice?.amount, validOn: lastDay, expiresOn: lastDay });
    expect((await referenceFor('extension', as)).reference).toBe(asked.reference);
    await money.payAtStore(asked.reference);
    await money.untilPayments(as, 1);
    expect(await money.loanOf(as)).toMatchObject({ dueDate: week.newDueDate, status: LOAN_STATUS.active });
    expect(await invoicesOf(as)).toEqual(['paid']);
    expect((await server.call(getOpenPayBarcode, { body: { kind: 'extension' } }, as)).code).toBe('nothing_to_pay');
  });

  test('an extension that is paid twice is one extension and a repayment', async () => {
    const { as, week, asked } = await buyer();
    await money.payAtStore(asked.reference, { times: '2' });
    await money.untilPayments(as, 2);
    await jobs.drained();
    expect((await money.loanOf(as)).dueDate).toBe(week.newDueDate);
    expect((await eventsOf(as)).toSorted()).toEqual(['disbursed', 'extension', 'payment', 'payment']);
  });

  test('an extension that is paid with less than its price is a repayment', async () => {
    const { as, asked } = await buyer();
    await money.payAtStore(asked.reference, { pesos: 50 });
    await money.untilPayments(as, 1);
    expect((await money.loanOf(as)).dueDate).toBe(dueDate);
  });

  test('another choice of extension is bought by its own reference, not by the one before', async () => {
    const { as, asked: before } = await buyer();
    const fortnight = (await money.loanOf(as)).rollovers.find(({ days }) => days === 14);
    const body = { rolloverId: fortnight?.id ?? '' };
    await expectDone(server.call(rolloverActiveLoan, { query: {}, body }, as));
    const now = await referenceFor('extension', as);
    expect([now.reference === before.reference, now.amount]).toEqual([false, fortnight?.amount]);
    await money.payAtStore(now.reference);
    await money.untilPayments(as, 1);
    expect((await money.loanOf(as)).dueDate).toBe(fortnight?.newDueDate);
  });

  test('an extension counts from the day at the counter: it is bought when that is reported days later, and not when it was paid too late', async () => {
    const [inTime, tooLate] = [await buyer(), await buyer()];
    await money.nextNotice('lost');
    await money.payAtStore(inTime.asked.reference);
    await money.passDays(2);
    await money.askAgain(inTime.as);
    await money.poll();
    await money.untilPayments(inTime.as, 1);
    expect((await money.loanOf(inTime.as)).dueDate).toBe(inTime.week.newDueDate);

    await money.payAtStore(tooLate.asked.reference, { late: '1' });
    await money.untilPayments(tooLate.as, 1);
    const loan = await money.loanOf(tooLate.as);
    expect(loan.dueDate).toBe(dueDate);
    expect(await eventsOf(tooLate.as)).toEqual(['disbursed', 'payment']);
    const invoices = loan.rollovers.flatMap((rollover) => rollover.invoices);
    expect(invoices.find(({ id }) => id === tooLate.week.invoices[0]?.id)?.status).toBe('expired');
  });
});
