import { addDays, mexicoDate } from '@lender/calculator';
import {
  advanceSandboxClock,
  approveRequest,
  askWithdrawal,
  buyBackLoan,
  getLoan,
  getLoanEvents,
  getOpenPayBarcode,
  holdLoan,
  listOwnLoans,
  releaseLoan,
  reversePayment,
  sellLoan,
  terminateLoan,
  undoWriteOff,
  waiveLoanCharge,
  writeOffLoan,
} from '@lender/contract';
import { LOAN_STATUS, type LoanStatus, permittedLoanTransitions } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { payLoan } from '../../../../test/loans/pay-loan.ts';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { proposeWriteOffs } from '../jobs/propose-write-offs.ts';

const server = await testServer();
const { services } = server;
const money = moneyOf(server);
const maker = await staffMember(server, 'supervisor');
const checker = await staffMember(server, 'supervisor');
const support = await staffMember(server, 'support');

const today = async () => (await services.clock.business(services.db)).today;
const someday = await today();
const note = 'Se habló con la persona';

/** Borrows a loan, and returns the client with the loan's id. */
const owing = () => lend(server);
type Owing = Awaited<ReturnType<typeof owing>>;

const noAccount = { loanId: crypto.randomUUID() };
const at = ({ loanId }: { loanId: string }) => ({ params: { id: loanId } });
const read = (loan: { loanId: string }, query = {}) => server.call(getLoan, { ...at(loan), query }, maker);
const statusOf = async (loan: Owing) => (await read(loan)).data.status;
const hold = (loan: { loanId: string }, reviewOn = addDays(someday, 20)) =>
  server.call(holdLoan, { ...at(loan), body: { reason: 'hardship', reviewOn, note } }, support);
const release = (loan: { loanId: string }) => server.call(releaseLoan, { ...at(loan), body: { note } }, support);
const waive = (loan: { loanId: string }, pesos: number, by = support) =>
  server.call(
    waiveLoanCharge,
    { ...at(loan), body: { component: 'lateCharge', amount: centavos(pesos * 100), note } },
    by,
  );
const writeOff = (loan: { loanId: string }) => server.call(writeOffLoan, { ...at(loan), body: { note } }, maker);
const undo = (loan: { loanId: string }) => server.call(undoWriteOff, { ...at(loan), body: { note } }, maker);
const sell = (loan: { loanId: string }, buyer = 'Recuperadora del Norte') =>
  server.call(sellLoan, { ...at(loan), body: { buyer, price: centavos(50_000), note } }, maker);
const buyBack = (loan: { loanId: string }) =>
  server.call(buyBackLoan, { ...at(loan), body: { price: centavos(60_000), note } }, maker);
const eventsOf = (loan: { loanId: string }) => server.call(getLoanEvents, at(loan), maker);
const happenedTo = async (loan: { loanId: string }) => (await eventsOf(loan)).data.map(({ kind }) => kind);
/** Asks to reverse a payment, or any other event, by its id. */
const reverse = (loan: { loanId: string }, payment: string) =>
  server.call(reversePayment, { ...at(loan), body: { payment, note } }, maker);
/** Pays; returns the name of the payment. */
async function paying(loan: Owing, amountCentavos: number): Promise<string> {
  const { method, providerId } = await payLoan(server, loan, { loanId: loan.loanId, amountCentavos });
  return `payment:${method}:${providerId}`;
}
const outstandingOf = async (loan: Owing) => (await read(loan)).data.position.outstanding;
const terminate = (loan: { loanId: string }) => server.call(terminateLoan, { ...at(loan), body: { note } }, maker);

interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly data: { readonly approvalId: string | null };
}
/** Requests a command, and lets a second person do it. */
async function byTwo(asked: Promise<Asked>): Promise<void> {
  const { approvalId } = await expectDone(asked);
  await expectDone(server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, checker));
}
const ledgerSum = async ({ loanId }: Owing) => {
  const { sum } = await services.db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.entry_id', 'ledger_entry.id')
    .select((eb) => eb.fn.sum<string>('amount_centavos').as('sum'))
    .where('loan_id', '=', loanId)
    .executeTakeFirstOrThrow();
  return Number(sum);
};

describe('a loan, as staff see it', () => {
  answers(getLoan, async () => read(await owing()));
  refuses(getLoan, 'not_found', () => read(noAccount));
  answers(getLoanEvents, async () => eventsOf(await owing()));
  refuses(getLoanEvents, 'not_found', () => eventsOf(noAccount));

  test('staff see a loan as of any day, with its events and the statuses to which it may move', async () => {
    const loan = await owing();
    const { data } = await read(loan, { date: addDays(await today(), 5) });
    expect(data.position.outstanding).toBeGreaterThan(loan.principal);
    expect(await happenedTo(loan)).toEqual(['disbursed']);
    expect(data.permitted.map(({ to }) => to)).toEqual([...permittedLoanTransitions(LOAN_STATUS.active)]);
  });
});

describe('one member of staff', () => {
  answers(holdLoan, async () => hold(await owing()));
  refuses(holdLoan, 'not_found', () => hold(noAccount));
  refuses(holdLoan, 'invalid_input', async () => hold(await owing(), someday));
  refuses(holdLoan, 'invalid_input', async () => hold(await owing(), addDays(someday, 181)));
  answers(holdLoan, async () => hold(await owing(), addDays(someday, 180)));
  refuses(holdLoan, 'illegal_transition', async () => {
    const loan = await owing();
    await expectDone(hold(loan));
    return hold(loan);
  });
  answers(releaseLoan, async () => {
    const loan = await owing();
    await expectDone(hold(loan));
    return release(loan);
  });
  refuses(releaseLoan, 'not_found', () => release(noAccount));
  refuses(releaseLoan, 'illegal_transition', async () => release(await owing()));
  answers(waiveLoanCharge, async () => waive(await owing(), 100));
  refuses(waiveLoanCharge, 'not_found', () => waive(noAccount, 1));
  refuses(waiveLoanCharge, 'illegal_transition', async () => {
    const loan = await owing();
    await byTwo(terminate(loan));
    return waive(loan, 1);
  });
  refuses(waiveLoanCharge, 'approval_pending', async () => {
    const loan = await owing();
    await expectDone(waive(loan, 301));
    return waive(loan, 301);
  });

  test('one member of staff puts a loan on hold, during which its debt does not grow, and releases it again', async () => {
    const loan = await owing();
    await expectDone(hold(loan));
    const { data } = await read(loan);
    expect(data).toMatchObject({
      status: LOAN_STATUS.onHold,
      hold: { reason: 'hardship', reviewOn: addDays(someday, 20) },
    });
    expect((await read(loan, { date: addDays(someday, 10) })).data.position.outstanding).toBe(
      data.position.outstanding,
    );
    expect((await expectDone(release(loan))).status).toBe(LOAN_STATUS.active);
  });

  test('one member of staff waives late charges up to the limit of the role, all waivers together, and no more alone', async () => {
    const loan = await owing();
    expect((await expectDone(waive(loan, 200))).approvalId).toBeNull();
    expect((await expectDone(waive(loan, 101))).approvalId).not.toBeNull();
  });
});

describe('two members of staff', () => {
  answers(writeOffLoan, async () => writeOff(await owing()));
  answers(undoWriteOff, async () => {
    const loan = await owing();
    await byTwo(writeOff(loan));
    return undo(loan);
  });
  answers(sellLoan, async () => sell(await owing()));
  answers(buyBackLoan, async () => {
    const loan = await owing();
    await byTwo(sell(loan));
    return buyBack(loan);
  });
  answers(terminateLoan, async () => terminate(await owing()));
  answers(reversePayment, async () => {
    const loan = await owing();
    return reverse(loan, await paying(loan, 10_000));
  });
  refuses(reversePayment, 'not_found', async () => reverse(await owing(), 'payment:paynet:unknown'));
  refuses(reversePayment, 'approval_pending', async () => {
    const loan = await owing();
    const payment = await paying(loan, 10_000);
    await expectDone(reverse(loan, payment));
    return reverse(loan, payment);
  });
  refuses(writeOffLoan, 'not_found', () => writeOff(noAccount));
  refuses(undoWriteOff, 'not_found', () => undo(noAccount));
  refuses(sellLoan, 'not_found', () => sell(noAccount));
  refuses(sellLoan, 'text_unfit', async () => sell(await owing(), 'Paga en evil.test'));
  refuses(buyBackLoan, 'not_found', () => buyBack(noAccount));
  refuses(terminateLoan, 'not_found', () => terminate(noAccount));
  refuses(undoWriteOff, 'illegal_transition', async () => undo(await owing()));
  refuses(buyBackLoan, 'illegal_transition', async () => buyBack(await owing()));
  refuses(writeOffLoan, 'illegal_transition', async () => {
    const loan = await owing();
    await byTwo(sell(loan));
    return writeOff(loan);
  });
  refuses(sellLoan, 'illegal_transition', async () => {
    const loan = await owing();
    await byTwo(terminate(loan));
    return sell(loan);
  });
  refuses(terminateLoan, 'illegal_transition', async () => {
    const loan = await owing();
    await byTwo(terminate(loan));
    return terminate(loan);
  });
  refuses(writeOffLoan, 'approval_pending', async () => {
    const loan = await owing();
    await expectDone(writeOff(loan));
    return writeOff(loan);
  });
  refuses(sellLoan, 'approval_pending', async () => {
    const loan = await owing();
    await expectDone(sell(loan));
    return sell(loan);
  });
  refuses(terminateLoan, 'approval_pending', async () => {
    const loan = await owing();
    await expectDone(terminate(loan));
    return terminate(loan);
  });
  refuses(undoWriteOff, 'approval_pending', async () => {
    const loan = await owing();
    await byTwo(writeOff(loan));
    await expectDone(undo(loan));
    return undo(loan);
  });
  refuses(buyBackLoan, 'approval_pending', async () => {
    const loan = await owing();
    await byTwo(sell(loan));
    await expectDone(buyBack(loan));
    return buyBack(loan);
  });

  test('two members of staff move a loan where one alone moves nothing, and the books sum to zero after each step', async () => {
    const loan = await owing();
    const step = async (ask: (loan: Owing) => Promise<Asked>, status: LoanStatus) => {
      const before = await statusOf(loan);
      const { approvalId } = await expectDone(ask(loan));
      expect(await statusOf(loan)).toBe(before);
      await expectDone(server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, checker));
      expect(await statusOf(loan)).toBe(status);
      expect(await ledgerSum(loan)).toBe(0);
    };
    await step(writeOff, LOAN_STATUS.writeOff);
    await step(undo, LOAN_STATUS.active);
    const creditorOf = async () =>
      (await server.call(listOwnLoans, NOTHING, loan)).data.map(({ creditor }) => creditor);
    expect(await creditorOf()).toEqual([null]);
    await step(sell, LOAN_STATUS.soldDebt);
    expect(await creditorOf()).toEqual(['Recuperadora del Norte']);
    await step(buyBack, LOAN_STATUS.active);
    expect(await creditorOf()).toEqual([null]);
    await step(terminate, LOAN_STATUS.terminated);
  });

  test('two members of staff reverse a payment once: the amount is owed again, and a loan that it closed is active again', async () => {
    const loan = await owing();
    const owed = await outstandingOf(loan);
    const payment = await paying(loan, owed);
    expect(await statusOf(loan)).toBe(LOAN_STATUS.paid);
    await byTwo(reverse(loan, payment));
    expect([await statusOf(loan), await outstandingOf(loan)]).toEqual([LOAN_STATUS.active, owed]);
    expect(await ledgerSum(loan)).toBe(0);
    expect((await reverse(loan, payment)).code).toBe('not_found');
  });

  test('a request of staff is stale when something happened to the loan since it was made', async () => {
    const loan = await owing();
    const { approvalId } = await expectDone(writeOff(loan));
    await payLoan(server, loan, { loanId: loan.loanId, amountCentavos: 10_000 });
    const answer = await server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, checker);
    expect(answer.code).toBe('approval_stale');
    expect(await statusOf(loan)).toBe(LOAN_STATUS.active);
  });
});

describe('a loan of which nothing is owed any more', () => {
  const liveReferences = async ({ loanId }: Owing) => {
    const references = services.db.selectFrom('payment_reference').select('status').where('loan_id', '=', loanId);
    return (await references.where('status', '=', 'open').execute()).length;
  };
  const printed = async () => {
    const loan = await owing();
    await expectDone(server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, loan));
    expect(await liveReferences(loan)).toBe(1);
    return loan;
  };

  test('a loan that was terminated or waived in full has no open payment reference', async () => {
    const annulled = await printed();
    await byTwo(terminate(annulled));
    expect(await liveReferences(annulled)).toBe(0);

    const forgiven = await printed();
    const body = { component: 'principal', amount: centavos(await outstandingOf(forgiven)), note } as const;
    await byTwo(server.call(waiveLoanCharge, { ...at(forgiven), body }, support));
    expect(await statusOf(forgiven)).toBe(LOAN_STATUS.paid);
    expect(await liveReferences(forgiven)).toBe(0);
  });

  test('a paid loan gives back what was paid beyond its debt, in the amount that is current', async () => {
    const loan = await owing();
    const due = async () => (await money.tasks('refund_due', loan)).map(({ matter }) => matter.facts);
    const payment = await paying(loan, await outstandingOf(loan));
    await paying(loan, 5_000);
    expect(await due()).toMatchObject([{ amount: 5_000 }]);
    await paying(loan, 700);
    expect(await due()).toMatchObject([{ amount: 5_700 }]);
    await byTwo(reverse(loan, payment));
    expect(await due()).toEqual([]);
  });

  test('a loan is overpaid when its contract is cancelled after more than its principal was received', async () => {
    const loan = await owing();
    await money.passDays(2);
    await paying(loan, loan.principal + 300);
    await expectDone(server.call(askWithdrawal, { query: {} }, loan));
    expect(await statusOf(loan)).toBe(LOAN_STATUS.terminated);
    const tasks = await money.tasks('refund_due', loan);
    expect(tasks.map(({ matter }) => matter.facts)).toMatchObject([{ amount: 300 }]);
  });
});

describe('refused commands', () => {
  test('a refused command lists the statuses to which the loan may move instead', async () => {
    const loan = await owing();
    const { body } = await release(loan);
    const permitted = [...permittedLoanTransitions(LOAN_STATUS.active)];
    expect(body).toMatchObject({ error: { code: 'illegal_transition', details: { from: 4, to: 4, permitted } } });
  });
});

test('a written-off loan that is paid in full afterwards is paid', async () => {
  const loan = await owing();
  await byTwo(writeOff(loan));
  const { data } = await read(loan);
  await payLoan(server, loan, { loanId: loan.loanId, amountCentavos: data.position.outstanding });
  expect(await statusOf(loan)).toBe(LOAN_STATUS.paid);
  expect(await ledgerSum(loan)).toBe(0);
});

test('staff are asked whether to write a loan off when it is 180 days late, once, and again a month after they answered', async () => {
  const { db, clock } = services;
  const loan = await owing();
  const { due_date } = await db
    .selectFrom('loan')
    .select('due_date')
    .where('id', '=', loan.loanId)
    .executeTakeFirstOrThrow();
  const noonOf = (daysLate: number) => new Date(Date.parse(`${due_date}T18:00:00Z`) + daysLate * 86_400_000);
  const tasks = db.selectFrom('staff_task').select('id').where('kind', '=', 'write_off_proposed');
  const askedBy = async (daysLate: number) => {
    const now = noonOf(daysLate);
    const business = async () => ({ now, today: mexicoDate(now.getTime()) });
    await proposeWriteOffs({ ...services, clock: { ...clock, business } });
    return (await tasks.where('subject', '=', loan.loanId).execute()).length;
  };
  expect([await askedBy(179), await askedBy(180), await askedBy(300)]).toEqual([0, 1, 1]);
  await db
    .updateTable('staff_task')
    .set({ closed_at: noonOf(300) })
    .where('subject', '=', loan.loanId)
    .execute();
  expect([await askedBy(329), await askedBy(331)]).toEqual([1, 2]);
});

test('a hold ends by itself on its review day, once, and staff are asked to look at it before', async () => {
  const [loan, released, paid] = [await owing(), await owing(), await owing()];
  const { today } = await services.clock.business(services.db);
  for (const one of [loan, released, paid]) await expectDone(hold(one, addDays(today, 5)));
  const goTo = async (businessDate: ReturnType<typeof addDays>) =>
    expectDone(server.call(advanceSandboxClock, { body: { businessDate } }, { token: await server.operator() }));
  await goTo(addDays(today, 1));
  expect(await money.tasks('hold_review', loan)).toEqual([]);
  await goTo(addDays(today, 2));
  expect(await statusOf(loan)).toBe(LOAN_STATUS.onHold);
  const askedAbout = async () => Promise.all([loan, released, paid].map((one) => money.tasks('hold_review', one)));
  expect((await askedAbout()).map(({ length }) => length)).toEqual([1, 1, 1]);
  await expectDone(release(released));
  await paying(paid, await outstandingOf(paid));
  expect((await askedAbout()).map(({ length }) => length)).toEqual([1, 0, 0]);
  await goTo(addDays(today, 4));
  expect(await statusOf(loan)).toBe(LOAN_STATUS.onHold);
  await goTo(addDays(today, 5));
  const { data } = await read(loan);
  expect(data.status).toBe(LOAN_STATUS.active);
  expect(await happenedTo(loan)).toEqual(['disbursed', 'hold', 'hold_end']);
  expect(await money.tasks('hold_review', loan)).toEqual([]);
});
