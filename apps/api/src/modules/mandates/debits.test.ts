import { addDays } from '@lender/calculator';
import { advanceSandboxClock, cancelMandate, getMandate, reportLoan } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { lend } from '../../../test/loans/lend.ts';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import { expectDone, NOTHING } from '../../../test/people/journey.ts';
import { allowDebits } from '../../../test/people/mandated.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { debitLoansJob } from './index.ts';

const server = await testServer();
const { db, clock } = server.services;

/** All borrowers borrow on one day, and most allow debits. */
const DIGITS = {
  ok: '000',
  poor: '001',
  gone: '002',
  objects: '003',
  slow: '004',
  stops: '000',
  pays: '000',
  reports: '000',
} as const;
type Name = keyof typeof DIGITS;
const names: readonly Name[] = ['ok', 'poor', 'gone', 'objects', 'slow', 'stops', 'pays', 'reports'];
const borrowers = new Map<Name, Awaited<ReturnType<typeof lend>>>();
for (const name of names) {
  const borrower = await lend(server);
  await allowDebits(server, borrower, { digits: DIGITS[name] });
  borrowers.set(name, borrower);
}
const noAccount = await lend(server);
const who = (name: Name) => {
  const borrower = borrowers.get(name);
  if (!borrower) throw new Error(name);
  return borrower;
};
const loanOf = ({ loanId }: { loanId: string }) =>
  db.selectFrom('loan').selectAll().where('id', '=', loanId).executeTakeFirstOrThrow();
const dueDate = (await loanOf(noAccount)).due_date;
if (!dueDate) throw new Error('no due date');

const goTo = async (days: number) => {
  const businessDate = addDays(dueDate, days);
  await expectDone(server.call(advanceSandboxClock, { body: { businessDate } }, { token: await server.operator() }));
};
const debitsOf = ({ loanId }: { loanId: string }) =>
  db.selectFrom('debit').selectAll().where('loan_id', '=', loanId).orderBy('id').execute();
const statuses = async (name: Name) => (await debitsOf(who(name))).map(({ status }) => status);
const become = (name: Name, wanted: readonly string[]) =>
  vi.waitFor(async () => expect(await statuses(name)).toEqual(wanted), soon);
const reported = (
  name: Name,
  kind: 'debit_announced' | 'debit_failed' | 'payment_received' | 'payment_reversed' | 'loan_paid',
) =>
  db
    .selectFrom('message')
    .select('key')
    .distinct()
    .where('client_id', '=', clientIdOf(who(name)))
    .where('kind', '=', kind)
    .execute();

describe('with a mandate to debit', () => {
  test('borrowers are notified on the eve of the amount to be debited, and nothing is debited yet', async () => {
    await goTo(-1);
    for (const name of names) {
      expect(await statuses(name)).toEqual(['announced']);
      expect(await reported(name, 'debit_announced')).toHaveLength(1);
    }
    expect(await debitsOf(noAccount)).toEqual([]);
    const [debit] = await debitsOf(who('ok'));
    expect(debit).toMatchObject({ due_on: dueDate, charge_on: dueDate, number: 1 });
    const { data } = await server.call(getMandate, NOTHING, who('ok'));
    expect(data.nextDebit).toEqual({ amount: debit?.amount_centavos, on: dueDate });
  });

  test('a borrower who cancels, pays first or reports that they cannot pay is not debited', async () => {
    const body = { kind: 'hardship', cause: 'health' } as const;
    await expectDone(server.call(reportLoan, { query: {}, body }, who('reports')));
    await expectDone(server.call(cancelMandate, NOTHING, who('stops')));
    expect(await statuses('stops')).toEqual(['called_off']);
    const [announced] = await debitsOf(who('pays'));
    const { loanId } = who('pays');
    await payLoan(server, who('pays'), { loanId, amountCentavos: announced?.amount_centavos ?? 0 });
    await goTo(1);
    await become('pays', ['called_off']);
    await become('reports', ['called_off']);
    expect(await statuses('stops')).toEqual(['called_off']);
    expect((await loanOf(who('stops'))).status).toBe(LOAN_STATUS.active);
  });

  test('an amount due is debited on its day, counts from then, and settles the loan', async () => {
    await become('ok', ['debited']);
    const [debit] = await debitsOf(who('ok'));
    expect((debit?.sent_at?.getTime() ?? 0) - (debit?.told_at.getTime() ?? 0)).toBeGreaterThanOrEqual(86_400_000);
    const payments = await db.selectFrom('payment').selectAll().where('loan_id', '=', who('ok').loanId).execute();
    expect(payments).toMatchObject([
      { method: 'direct_debit', amount_centavos: debit?.amount_centavos, paid_on: dueDate, reversed_on: null },
    ]);
    expect((await loanOf(who('ok'))).status).toBe(LOAN_STATUS.paid);
    expect(await reported('ok', 'loan_paid')).toHaveLength(1);
  });

  test('an account without money is debited once more, after its borrower was notified, and never again', async () => {
    await become('poor', ['no_funds', 'announced']);
    expect(await reported('poor', 'debit_failed')).toHaveLength(1);
    const [first, second] = await debitsOf(who('poor'));
    expect(first).toMatchObject({ cause: '04', number: 1 });
    expect(second).toMatchObject({ number: 2, due_on: dueDate });
    await goTo(5);
    await become('poor', ['no_funds', 'no_funds']);
    expect(await reported('poor', 'debit_failed')).toHaveLength(2);
    await goTo(9);
    expect(await statuses('poor')).toEqual(['no_funds', 'no_funds']);
    expect((await loanOf(who('poor'))).status).toBe(LOAN_STATUS.active);
  });

  test('a mandate ends when its account is closed', async () => {
    await become('gone', ['refused']);
    const { data } = await server.call(getMandate, NOTHING, who('gone'));
    expect(data.mandate).toMatchObject({ status: 'failed' });
    expect(await reported('gone', 'debit_failed')).toHaveLength(1);
  });

  test('a debit by a slow bank counts from the due date', async () => {
    await become('slow', ['debited']);
    const payment = db.selectFrom('payment').selectAll().where('loan_id', '=', who('slow').loanId);
    expect(await payment.execute()).toMatchObject([{ paid_on: dueDate }]);
    expect((await loanOf(who('slow'))).status).toBe(LOAN_STATUS.paid);
  });

  test('an objection reverses the payment, reopens the loan and ends the mandate', async () => {
    expect(await statuses('objects')).toEqual(['debited']);
    await goTo(22);
    await become('objects', ['objected']);
    expect((await loanOf(who('objects'))).status).toBe(LOAN_STATUS.active);
    expect(await reported('objects', 'payment_reversed')).toHaveLength(1);
    const { data } = await server.call(getMandate, NOTHING, who('objects'));
    expect(data.mandate).toMatchObject({ status: 'cancelled' });
    await goTo(25);
    expect(await statuses('objects')).toEqual(['objected']);
  });

  test("the books balance, with the provider's debt to us on its account", async () => {
    const sum = db.selectFrom('ledger_posting').select(({ fn }) => fn.sum<number>('amount_centavos').as('sum'));
    expect(Number((await sum.executeTakeFirstOrThrow()).sum)).toBe(0);
    const owed = await sum.where('account', '=', 'belvo_debit_clearing').executeTakeFirstOrThrow();
    const debited = await db
      .selectFrom('debit')
      .select(({ fn }) => fn.sum<number>('asked_centavos').as('sum'))
      .where('status', '=', 'debited')
      .executeTakeFirstOrThrow();
    expect(Number(owed.sum)).toBe(Number(debited.sum));
  });

  test('a sweep that has nothing to do does nothing', async () => {
    const before = await db.selectFrom('debit').selectAll().orderBy('id').execute();
    const { today } = await clock.business(db);
    expect(today).toBe(addDays(dueDate, 25));
    await Promise.all([debitLoansJob(server.services)(), debitLoansJob(server.services)()]);
    const after = await db.selectFrom('debit').selectAll().orderBy('id').execute();
    expect(after.map(({ id, status }) => [id, status])).toEqual(before.map(({ id, status }) => [id, status]));
  });
});
