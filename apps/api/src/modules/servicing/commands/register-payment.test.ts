import { addDays } from '@lender/calculator';
import { approveRequest, getActiveLoan, getTrialBalance, recordSettlement, registerPayment } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { borrow, expectDone } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db, clock } = server.services;
const money = moneyOf(server);
const maker = await staffMember(server, 'payments');
const checker = await staffMember(server, 'supervisor');
const { today } = await clock.business(db);

const borrower = await borrow(server);
const { id: loanId } = await money.loanOf(borrower);

const RECEIVED = { amount: centavos(10_000), paidOn: today, method: 'cash', note: 'Pagó en la oficina' } as const;
const register = (change: Partial<Parameters<typeof bodyOf>[0]> = {}, id = loanId) =>
  server.call(registerPayment, { params: { id }, body: bodyOf(change) }, maker);
const bodyOf = (
  change: Partial<Omit<typeof RECEIVED, 'method' | 'amount'>> & {
    amount?: (typeof RECEIVED)['amount'];
    method?: 'cash' | 'bank_transfer';
    reference?: string;
  },
) => ({ ...RECEIVED, reference: crypto.randomUUID(), ...change });
const approve = (id: string | null) =>
  server.call(approveRequest, { params: { id: id ?? crypto.randomUUID() }, body: {} }, checker);
/** Registers a payment that one person requests and another approves. */
async function registered(...asked: Parameters<typeof register>) {
  const { approvalId } = await expectDone(register(...asked));
  return approve(approvalId);
}

describe('a payment that staff received', () => {
  answers(registerPayment, () => register());
  refuses(registerPayment, 'approval_pending', () => register());
  refuses(registerPayment, 'not_found', () => register({}, crypto.randomUUID()));
  refuses(registerPayment, 'invalid_input', async () => {
    const before = await register({ paidOn: addDays(today, -1) });
    expect(before.code).toBe('invalid_input');
    return register({ paidOn: addDays(today, 1) });
  });
  refuses(registerPayment, 'receipt_settled', async () => {
    const payer = await borrow(server);
    const { id } = await money.loanOf(payer);
    const reference = 'FOLIO 17';
    await expectDone(registered({ reference }, id));
    return register({ reference }, id);
  });

  test('a payment that staff received counts once two people approve it, is booked as office cash, and goes to the bank', async () => {
    const payer = await borrow(server);
    const { id, payoffToday } = await money.loanOf(payer);
    const { approvalId } = await expectDone(register({ amount: payoffToday }, id));
    expect((await money.loanOf(payer)).payoffToday).toBe(payoffToday);
    await expectDone(approve(approvalId));
    expect(await money.loanOf(payer)).toMatchObject({ status: LOAN_STATUS.paid, payoffToday: 0 });
    expect(await money.books(payer)).toMatchObject({ office_cash: payoffToday, principal_receivable: 0 });
    const settlement = { account: 'office_cash', reference: 'Depósito 1', date: today, gross: payoffToday } as const;
    const noFee = { fee: centavos(0), feeIva: centavos(0) };
    await expectDone(server.call(recordSettlement, { body: { ...settlement, ...noFee } }, maker));
    const { data } = await server.call(getTrialBalance, { query: {} }, maker);
    expect(data.balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test('a transfer that staff register is refused where a provider reported the same money, and is not booked again', async () => {
    const payer = await borrow(server);
    const { clabe } = await money.clabe(payer);
    await money.transfer(clabe, { pesos: 100 });
    await money.untilPayments(payer, 1);
    const [payment] = await money.payments(payer);
    const { id } = await money.loanOf(payer);
    const again = { method: 'bank_transfer', reference: payment?.tracking_key ?? '' } as const;
    expect((await register(again, id)).code).toBe('receipt_settled');
  });

  test('a payment is booked to one loan when two loans are requested with one reference', async () => {
    const payers = [await borrow(server), await borrow(server)];
    const ids = await Promise.all(payers.map(async (payer) => (await money.loanOf(payer)).id));
    const reference = 'ABC 123';
    const asked = await Promise.all(ids.map((id) => expectDone(register({ reference }, id))));
    const done = await Promise.all(asked.map(({ approvalId }) => approve(approvalId)));
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const paid = await Promise.all(payers.map(async (payer) => (await money.payments(payer)).length));
    expect(paid.toSorted()).toEqual([0, 1]);
    expect((await server.call(getActiveLoan, { query: {} }, payers[0])).status).toBe(200);
  });

  test('a payment counts from the day on which it was paid', async () => {
    const [early, late] = [await borrow(server), await borrow(server)];
    const ids = [(await money.loanOf(early)).id, (await money.loanOf(late)).id] as const;
    const paidOn = (await clock.business(db)).today;
    await money.passDays(5);
    const method = 'bank_transfer';
    await expectDone(registered({ paidOn: addDays(paidOn, 1), method, amount: centavos(100_000) }, ids[0]));
    await expectDone(registered({ paidOn: addDays(paidOn, 5), method, amount: centavos(100_000) }, ids[1]));
    const [saved, dear] = [await money.loanOf(early), await money.loanOf(late)];
    expect(saved.payoffToday).toBeLessThan(dear.payoffToday);
  });
});
