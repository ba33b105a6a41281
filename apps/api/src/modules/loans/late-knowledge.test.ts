import { addDays } from '@lender/calculator';
import {
  approveRequest,
  buyBackLoan,
  getActiveLoan,
  getLoan,
  getLoanEvents,
  listTasks,
  reversePayment,
  type StaffTaskKind,
  sellLoan,
  writeOffLoan,
} from '@lender/contract';
import { LOAN_STATUS, LOAN_STATUSES } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { happen } from '../../../test/loans/life.ts';
import { moneyOf } from '../../../test/loans/money.ts';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import { borrow, expectDone } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const money = moneyOf(server);
const { db, clock } = server.services;
const maker = await staffMember(server, 'supervisor');
const checker = await staffMember(server, 'supervisor');
const note = 'Se habló con la persona';

async function owing() {
  const client = await borrow(server);
  const { data } = await server.call(getActiveLoan, { query: {} }, client);
  return { ...client, loanId: data.id };
}
type Owing = Awaited<ReturnType<typeof owing>>;

const at = ({ loanId }: Owing) => ({ params: { id: loanId } });
const read = async (loan: Owing) => (await server.call(getLoan, { ...at(loan), query: {} }, maker)).data;
const statusOf = async (loan: Owing) => (await read(loan)).status;
const happenedTo = async (loan: Owing) =>
  (await server.call(getLoanEvents, at(loan), maker)).data.map(({ kind }) => kind);
interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly data: { readonly approvalId: string | null };
}
async function byTwo(asked: Promise<Asked>): Promise<void> {
  const { approvalId } = await expectDone(asked);
  await expectDone(server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, checker));
}
const writeOff = (loan: Owing) => byTwo(server.call(writeOffLoan, { ...at(loan), body: { note } }, maker));
const sell = (loan: Owing) =>
  byTwo(server.call(sellLoan, { ...at(loan), body: { buyer: 'Del Norte', price: centavos(50_000), note } }, maker));
/** Pays all that is owed, today or some days ago; returns the name of the payment. */
async function payAll(loan: Owing, daysAgo = 0): Promise<string> {
  const { today } = await clock.business(db);
  const { outstanding: amountCentavos } = (await read(loan)).position;
  const paidOn = addDays(today, -daysAgo);
  const { method, providerId } = await payLoan(server, loan, { loanId: loan.loanId, amountCentavos, paidOn });
  return `payment:${method}:${providerId}`;
}
const reverse = (loan: Owing, payment: string) =>
  byTwo(server.call(reversePayment, { ...at(loan), body: { payment, note } }, maker));
const tasksOf = async (loan: Owing, kind: StaffTaskKind) => {
  const { data } = await server.call(listTasks, { query: { kind, perPage: 100 } }, maker);
  return data.filter(({ matter }) => 'loanId' in matter.facts && matter.facts.loanId === loan.loanId);
};

describe('a loan that was written off and recovered in full, whose payment is reversed', () => {
  test('a written-off loan whose payment is reversed is owed again as if it had never been written off, and staff decide again', async () => {
    const loan = await owing();
    const { outstanding } = (await read(loan)).position;
    await writeOff(loan);
    const payment = await payAll(loan);
    expect(await statusOf(loan)).toBe(LOAN_STATUS.paid);
    await reverse(loan, payment);
    expect(await read(loan)).toMatchObject({ status: LOAN_STATUS.active, position: { outstanding } });
    expect(await happenedTo(loan)).toEqual(['disbursed', 'write_off', 'payment', 'reversal', 'write_off_undone']);
    expect(await money.books(loan)).toMatchObject({
      write_off_expense: 0,
      recovery_income: 0,
      principal_receivable: 200_000,
    });
    expect(await tasksOf(loan, 'write_off_proposed')).toHaveLength(1);
    await writeOff(loan);
    expect(await statusOf(loan)).toBe(LOAN_STATUS.writeOff);
    expect(await tasksOf(loan, 'write_off_proposed')).toEqual([]);
  });

  test('a written-off loan is owed again when the provider reverses the payment, however often it reports that', async () => {
    const loan = await owing();
    const { reference } = await money.reference(loan);
    await writeOff(loan);
    await money.payAtStore(reference);
    await money.untilPayments(loan, 1);
    expect(await statusOf(loan)).toBe(LOAN_STATUS.paid);
    const [payment] = await money.payments(loan);
    await money.nextNotice('twice');
    await money.press(`/cargos/${payment?.provider_id}/reverse`);
    await money.askAgain(loan);
    await money.poll();
    expect(await statusOf(loan)).toBe(LOAN_STATUS.active);
    expect((await happenedTo(loan)).filter((kind) => kind === 'write_off_undone')).toHaveLength(1);
  });
});

describe('a loan that was paid before it was sold, as is reported later', () => {
  test('a loan paid before its sale is closed, its buyer gets the price back, and it is ours when that payment is reversed', async () => {
    const loan = await owing();
    await money.passDays(3);
    await sell(loan);
    const payment = await payAll(loan, 2);
    expect(await statusOf(loan)).toBe(LOAN_STATUS.paid);
    expect(await money.books(loan)).toMatchObject({ buyer_payable: -50_000, sale_loss: 0, principal_receivable: 0 });
    expect(await tasksOf(loan, 'sale_fallen')).toMatchObject([{ matter: { facts: { amount: 50_000 } } }]);
    await reverse(loan, payment);
    expect(await statusOf(loan)).toBe(LOAN_STATUS.active);
    expect(await money.books(loan)).toMatchObject({ buyer_payable: 0, sale_loss: 0, principal_receivable: 200_000 });
  });

  test('a loan that was bought back meanwhile costs no second price', async () => {
    const loan = await owing();
    await money.passDays(3);
    await sell(loan);
    await byTwo(server.call(buyBackLoan, { ...at(loan), body: { price: centavos(50_000), note } }, maker));
    await payAll(loan, 2);
    expect(await statusOf(loan)).toBe(LOAN_STATUS.paid);
    expect(await money.books(loan)).toMatchObject({ buyer_payable: 0, sale_loss: 0 });
    expect(await tasksOf(loan, 'sale_fallen')).toEqual([]);
  });
});

describe('late reports about a loan', () => {
  // The status is set as if staff had set it; its events decide what follows.
  test.each(LOAN_STATUSES.filter((status) => status !== LOAN_STATUS.draft))(
    'a late report on a loan in status %i is accepted, and the books sum to zero',
    async (status) => {
      const loan = await owing();
      const early = await payLoan(server, loan, { loanId: loan.loanId, amountCentavos: 10_000 });
      await bring[status]?.(loan);
      if (!bring[status]) await db.updateTable('loan').set({ status }).where('id', '=', loan.loanId).execute();
      expect(await statusOf(loan)).toBe(status);
      const late = await payLoan(server, loan, { loanId: loan.loanId, amountCentavos: 20_000 });
      for (const { method, providerId } of [late, early]) {
        const of = `payment:${method}:${providerId}`;
        await happen(server, loan, { kind: 'reversal', id: `reversal:${of}`, of });
      }
      await happen(server, loan, { kind: 'refund', id: 'refund:1', amountCentavos: centavos(1_000) });
      await happen(server, loan, { kind: 'correction', id: 'correction:refund:1', of: 'refund:1' });
      const all = await server.call(getLoan, { ...at(loan), query: {} }, maker);
      expect(all.status).toBe(200);
      expect(await sumOf(loan)).toBe(0);
    },
  );

  const bring: Partial<Record<number, (loan: Owing) => Promise<unknown>>> = {
    [LOAN_STATUS.active]: async () => {},
    [LOAN_STATUS.paid]: (loan) => payAll(loan),
    [LOAN_STATUS.onHold]: (loan) =>
      happen(server, loan, { kind: 'hold', id: 'hold:1', reason: 'dispute', actor: 'operator' }),
    [LOAN_STATUS.terminated]: (loan) =>
      happen(server, loan, { kind: 'annulment', id: 'annulment:1', actor: 'checker' }),
    [LOAN_STATUS.soldDebt]: sell,
    [LOAN_STATUS.writeOff]: writeOff,
  };

  const sumOf = async ({ loanId }: Owing) => {
    const { sum } = await db
      .selectFrom('ledger_entry')
      .innerJoin('ledger_posting', 'ledger_posting.entry_id', 'ledger_entry.id')
      .select((eb) => eb.fn.sum<string>('amount_centavos').as('sum'))
      .where('loan_id', '=', loanId)
      .executeTakeFirstOrThrow();
    return Number(sum);
  };
});
