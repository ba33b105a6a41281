import { addDays } from '@lender/calculator';
import {
  advanceSandboxClock,
  getActiveLoan,
  getActualApplication,
  getFlow,
  getLoanLedger,
  getOpenPayBarcode,
  getPaymentSchedule,
  saveAccountNumber,
} from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS, LOAN_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import {
  type Applicant,
  applyToSigning,
  borrow,
  expectDone,
  NOTHING,
  openApplication,
  sign,
  untilStep,
} from '../../../test/people/journey.ts';
import { clabeOf, testPerson } from '../../../test/people/test-person.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db, jobs } = server.services;
const borrower = await borrow(server);
const noLoan = await openApplication(server);

const loanOf = (as: { token: string }) => server.call(getActiveLoan, { query: {} }, as);
const reference = (as: { token: string }) => server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, as);
const ledgerOf = async (as: { token: string }) => {
  const { data: loan } = await loanOf(as);
  const { data } = await server.call(
    getLoanLedger,
    { params: { id: loan.id }, query: {} },
    { token: await server.operator() },
  );
  const sums = data.entries.map(({ postings }) => postings.reduce((sum, { amount }) => sum + amount, 0));
  expect(sums.every((sum) => sum === 0)).toBe(true);
  return Object.fromEntries(data.balances.map(({ account, amount }) => [account, amount as number]));
};

/** Pays at the simulated store and waits until the payment was reported to the lender. */
async function payAtStore(as: { token: string }, options: { pesos?: number; times?: 1 | 2 } = {}): Promise<void> {
  const { reference: number } = await expectDone(reference(as));
  const { pesos, times = 1 } = options;
  const before = await countOf(server, 'payment', as);
  await fetch(`${server.simulators.url}/tienda/pay`, {
    method: 'POST',
    body: new URLSearchParams({ reference: number, times: String(times), ...(pesos && { amount: pesos.toFixed(2) }) }),
    redirect: 'manual',
  });
  await vi.waitFor(async () => expect(await countOf(server, 'payment', as)).toBe(before + times), soon);
}

async function notify(body: unknown, password = server.env.keys.webhookPassword): Promise<number> {
  const authorization = `Basic ${Buffer.from(`openpay:${password}`).toString('base64')}`;
  const { status } = await server.send({ method: 'POST', path: '/webhooks/openpay' }, body, {
    headers: { authorization },
  });
  return status;
}

async function passDays(days: number): Promise<void> {
  const { today } = await server.services.clock.business(db);
  const body = { businessDate: addDays(today, days) };
  await expectDone(server.call(advanceSandboxClock, { body }, { token: await server.operator() }));
}

describe('the loan', () => {
  answers(getActiveLoan, () => loanOf(borrower));
  answers(getPaymentSchedule, () => server.call(getPaymentSchedule, NOTHING, borrower));
  refuses(getActiveLoan, 'no_active_loan', () => loanOf(noLoan));
  refuses(getPaymentSchedule, 'no_active_loan', () => server.call(getPaymentSchedule, NOTHING, noLoan));

  test('the loan has a schedule whose parts sum to its total', async () => {
    const { data: loan } = await loanOf(borrower);
    const { data: schedule } = await server.call(getPaymentSchedule, NOTHING, borrower);
    expect(schedule.reduce((sum, { total }) => sum + total, 0)).toBe(loan.total);
    expect(schedule.map(({ outstanding, status }) => ({ outstanding, status }))).toEqual([
      { outstanding: loan.total, status: 'upcoming' },
    ]);
  });
});

describe('a reference for a store', () => {
  answers(getOpenPayBarcode, () => reference(borrower));
  refuses(getOpenPayBarcode, 'no_active_loan', () => reference(noLoan));
  refuses(getOpenPayBarcode, 'provider_unavailable', async () => {
    const fresh = await borrow(server);
    vi.spyOn(server.services.openPay, 'createStoreCharge').mockRejectedValueOnce(new Error('no answer'));
    const refused = await reference(fresh);
    // A second request is enough.
    expect((await reference(fresh)).status).toBe(200);
    return refused;
  });

  test('a reference is the same for the same day, also when several calls ask for it at once', async () => {
    const fresh = await borrow(server);
    const all = await Promise.all(Array.from({ length: 5 }, () => reference(fresh)));
    expect(new Set(all.map(({ data }) => data.reference)).size).toBe(1);
  });
});

describe('a payment', () => {
  test('a payment is booked once, however often and in whatever order it is reported', async () => {
    const fresh = await borrow(server);
    const { data: loan } = await loanOf(fresh);
    await payAtStore(fresh, { pesos: 500 });
    const { provider_id: id, id: order_id } = await db
      .selectFrom('payment_reference')
      .selectAll()
      .where('loan_id', '=', loan.id)
      .executeTakeFirstOrThrow();
    const notice = (type: string) => ({ type, transaction: { id, order_id } });
    const types = ['charge.succeeded', 'charge.succeeded', 'charge.created', 'charge.failed', 'charge.refunded'];
    expect(await Promise.all(types.map((type) => notify(notice(type))))).toEqual(types.map(() => 200));
    await jobs.drained();
    expect(await countOf(server, 'payment', fresh)).toBe(1);
    expect(await ledgerOf(fresh)).toMatchObject({ openpay_store_clearing: 50_000 });
  });

  test('a partial payment lowers the debt by its amount, and the rest settles the loan early', async () => {
    const fresh = await borrow(server);
    const before = (await loanOf(fresh)).data;
    await payAtStore(fresh, { pesos: 500 });
    const after = (await loanOf(fresh)).data;
    expect(after.payoffToday).toBe(before.payoffToday - 50_000);
    await passDays(1);
    const { data: nextDay } = await loanOf(fresh);
    await payAtStore(fresh);
    const { data: paid } = await loanOf(fresh);
    expect(paid).toMatchObject({ status: LOAN_STATUS.paid, payoffToday: 0, paid: 50_000 + nextDay.payoffToday });
    expect(paid.paid).toBeLessThan(before.total);
    await passDays(1);
    expect((await loanOf(fresh)).data.payoffToday).toBe(0);
    expect(await ledgerOf(fresh)).toMatchObject({
      principal_receivable: 0,
      interest_receivable: 0,
      fee_receivable: 0,
      client_credit: 0,
    });
  });

  test('a payment beyond the debt is the borrower’s credit', async () => {
    const fresh = await borrow(server);
    const { data: loan } = await loanOf(fresh);
    await payAtStore(fresh, { pesos: loan.payoffToday / 100 + 10 });
    expect(await ledgerOf(fresh)).toMatchObject({ client_credit: -1_000, principal_receivable: 0 });
  });

  test('a payment that is made twice at the store settles once and is credited once', async () => {
    const fresh = await borrow(server);
    const { data: loan } = await loanOf(fresh);
    await payAtStore(fresh, { times: 2 });
    expect((await loanOf(fresh)).data.status).toBe(LOAN_STATUS.paid);
    expect(await ledgerOf(fresh)).toMatchObject({ client_credit: -loan.payoffToday, principal_receivable: 0 });
  });
});

describe('a notice', () => {
  const forged = { type: 'charge.succeeded', transaction: { id: 'x', order_id: crypto.randomUUID(), amount: 999_999 } };

  test('a notice is refused without the password that we share with the provider', async () => {
    expect(await notify(forged, 'guess')).toBe(401);
    const { status } = await server.send({ method: 'POST', path: '/webhooks/openpay' }, forged);
    expect(status).toBe(401);
  });

  test.each([{}, { type: '' }, { type: 1, transaction: { id: 'x', order_id: 'y' } }, []])(
    'a notice is refused when it cannot be read: %j',
    async (body) => {
      expect(await notify(body)).toBe(400);
    },
  );

  test('a notice that claims an amount changes nothing that the provider does not confirm', async () => {
    const fresh = await borrow(server);
    await expectDone(reference(fresh));
    const { id: order_id } = await db
      .selectFrom('payment_reference')
      .select('id')
      .where('client_id', '=', clientIdOf(fresh))
      .executeTakeFirstOrThrow();
    const claim = { id: 'tr-forged', order_id, amount: 999_999, status: 'completed' };
    expect(await notify({ type: 'charge.succeeded', transaction: claim })).toBe(200);
    await jobs.drained();
    expect(await countOf(server, 'payment', fresh)).toBe(0);
  });
});

describe('a payout', () => {
  const payoutsOf = (as: { token: string }) =>
    db.selectFrom('payout').selectAll().where('client_id', '=', clientIdOf(as)).orderBy('id').execute();

  test('a payout settles once, however often and late it is reported', async () => {
    const [payout] = await payoutsOf(borrower);
    const types = ['payout.succeeded', 'payout.created', 'payout.failed', 'payout.succeeded'];
    const notice = (type: string) => ({ type, transaction: { id: payout?.provider_id, order_id: payout?.id } });
    await Promise.all(types.map((type) => notify(notice(type))));
    await jobs.drained();
    expect((await payoutsOf(borrower)).map(({ status }) => status)).toEqual(['settled']);
    const arrivals = await db
      .selectFrom('ledger_entry')
      .select('key')
      .where('client_id', '=', clientIdOf(borrower))
      .where('kind', '=', 'disbursement')
      .execute();
    expect(arrivals).toEqual([{ key: `disbursed:${payout?.id}` }]);
  });

  test('a payout that the bank returns leaves no debt, asks for another account and is sent there once', async () => {
    const who = { ...testPerson(), clabe: clabeOf('55512345001') };
    const applicant: Applicant = await applyToSigning(server, {}, who);
    expect((await sign(server, applicant)).status).toBe(200);
    await untilStep(server, applicant.token, 'direct_debit_information');
    expect(await countOf(server, 'ledger_entry', applicant)).toBe(0);
    expect((await loanOf(applicant)).code).toBe('no_active_loan');
    const status = await db
      .selectFrom('client')
      .select('status')
      .where('client_id', '=', clientIdOf(applicant))
      .executeTakeFirstOrThrow();
    expect(status).toEqual({ status: CLIENT_STATUS.bankAccountSelect });

    const body = { clabe: clabeOf('55512345770') };
    const saved = await Promise.all(
      Array.from({ length: 4 }, () => server.call(saveAccountNumber, { body }, applicant)),
    );
    expect(saved.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
    await untilStep(server, applicant.token, 'loan_page');
    expect((await payoutsOf(applicant)).map((payout) => payout.status)).toEqual(['returned', 'settled']);
    expect(await ledgerOf(applicant)).toMatchObject({ principal_receivable: 200_000, bank: -200_000 });
    expect((await loanOf(applicant)).data.payout.lastFour).toBe(body.clabe.slice(-4));
  });

  test('a payout that stays returned ends the application after five working days, and leaves no debt', async () => {
    const who = { ...testPerson(), clabe: clabeOf('55512346001') };
    const applicant = await applyToSigning(server, {}, who);
    expect((await sign(server, applicant)).status).toBe(200);
    await untilStep(server, applicant.token, 'direct_debit_information');
    await passDays(8);
    const { data } = await server.call(getActualApplication, NOTHING, applicant);
    expect(data.status).toBe(APPLICATION_STATUS.terminated);
    expect(await countOf(server, 'ledger_entry', applicant)).toBe(0);
    expect((await server.call(getFlow, NOTHING, applicant)).data.step).toBe('no_loan_page');
  });
});
