import { addDays } from '@lender/calculator';
import { closeTask, getActiveLoan, getLoanReports, holdLoan, listTasks, reportLoan } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { payLoan } from '../../../../test/loans/pay-loan.ts';
import { borrow, expectDone, openApplication } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const noLoan = await openApplication(server);
const borrower = await borrow(server);

interface Person {
  readonly token: string;
}
const NOT_MINE = { kind: 'not_mine' } as const;
const HARDSHIP = { kind: 'hardship', cause: 'less_income' } as const;

const loanOf = async (as: Person) => (await server.call(getActiveLoan, { query: {} }, as)).data;
const report = (as: Person, body: typeof NOT_MINE | typeof HARDSHIP, loanId?: string) =>
  server.call(reportLoan, { query: loanId ? { loanId } : {}, body }, as);
const reports = async (as: Person) => (await server.call(getLoanReports, { query: {} }, as)).data;
const today = async () => (await server.services.clock.business(server.services.db)).today;
const staff = async () => ({ token: await server.operator() });
const tasksOf = async (as: Person) => {
  const { id } = await loanOf(as);
  const { data } = await server.call(listTasks, { query: { state: 'open' } }, await staff());
  return data.filter(({ matter: { facts } }) => 'loanId' in facts && facts.loanId === id);
};

describe('a borrower’s report about a loan', () => {
  answers(reportLoan, () => report(borrower, NOT_MINE));
  answers(getLoanReports, () => server.call(getLoanReports, { query: {} }, borrower));
  refuses(reportLoan, 'no_active_loan', () => report(noLoan, NOT_MINE));
  refuses(getLoanReports, 'no_active_loan', () => server.call(getLoanReports, { query: {} }, noLoan));

  test('a report waits for staff with its facts, once, however often it is sent', async () => {
    const reporter = await borrow(server);
    const reported = await Promise.all([
      report(reporter, HARDSHIP),
      report(reporter, HARDSHIP),
      report(reporter, HARDSHIP),
    ]);
    expect(new Set(reported.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    await expectDone(report(reporter, NOT_MINE));
    const { id, principal } = await loanOf(reporter);
    expect((await tasksOf(reporter)).map(({ matter }) => matter)).toEqual(
      expect.arrayContaining([
        { kind: 'hardship_asked', facts: expect.objectContaining({ loanId: id, daysLate: 0, reason: 'less_income' }) },
        { kind: 'loan_disputed', facts: expect.objectContaining({ loanId: id, amount: principal }) },
      ]),
    );
    expect(await tasksOf(reporter)).toHaveLength(2);
    expect(await reports(reporter)).toEqual([
      { kind: 'not_mine', reportedOn: await today(), isOpen: true },
      { kind: 'hardship', reportedOn: await today(), isOpen: true },
    ]);
  });

  test('a borrower reports only their own loan', async () => {
    const { id } = await loanOf(borrower);
    const stranger = await borrow(server);
    expect((await report(stranger, NOT_MINE, id)).code).toBe('no_active_loan');
  });

  test('a report is settled by the hold that grants it', async () => {
    const poor = await borrow(server);
    await expectDone(report(poor, HARDSHIP));
    const { id } = await loanOf(poor);
    const body = { reason: 'hardship', reviewOn: addDays(await today(), 30), note: 'Perdió su trabajo.' } as const;
    await expectDone(server.call(holdLoan, { params: { id }, body }, await staff()));
    expect(await tasksOf(poor)).toEqual([]);
    expect((await loanOf(poor)).hold?.reason).toBe('hardship');
    expect(await reports(poor)).toMatchObject([{ kind: 'hardship', isOpen: false }]);
  });

  test('a report may be sent again after staff looked at it and closed it', async () => {
    const reporter = await borrow(server);
    await expectDone(report(reporter, NOT_MINE));
    const [task] = await tasksOf(reporter);
    if (!task) throw new Error('no task');
    const params = { id: task.id };
    await expectDone(server.call(closeTask, { params, body: { note: 'Firmó con su código.' } }, await staff()));
    await expectDone(report(reporter, NOT_MINE));
    expect((await reports(reporter)).map(({ isOpen }) => isOpen)).toEqual([true, false]);
  });

  test('the only report that a paid loan accepts is that it was never asked for', async () => {
    const payer = await borrow(server);
    const { id, payoffToday } = await loanOf(payer);
    await payLoan(server, payer, { loanId: id, amountCentavos: payoffToday });
    expect((await report(payer, HARDSHIP)).code).toBe('no_active_loan');
    await expectDone(report(payer, NOT_MINE));
  });

  refuses(reportLoan, 'limit_reached', async () => {
    const poor = await borrow(server);
    const { id } = await loanOf(poor);
    const body = { reason: 'hardship', reviewOn: addDays(await today(), 30), note: 'Perdió su trabajo.' } as const;
    await expectDone(server.call(holdLoan, { params: { id }, body }, await staff()));
    return report(poor, HARDSHIP);
  });
});
