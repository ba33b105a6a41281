import { addDays } from '@lender/calculator';
import {
  advanceSandboxClock,
  approveRequest,
  askWithdrawal,
  getActiveLoan,
  getLoanLedger,
  getLoanStatement,
  getNoDebtLetter,
  getPaymentSchedule,
  getPayoff,
  listOwnLoans,
  refundCredit,
  takeBackWithdrawal,
} from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { formatPesos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { expectBooksHold } from '../../../../test/loans/books.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { payLoan } from '../../../../test/loans/pay-loan.ts';
import { pdfText } from '../../../../test/pdf/pdf-text.ts';
import { borrow, expectDone, NOTHING, openApplication } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { clabeOf } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const borrower = await borrow(server);
const quitter = await borrow(server);
const payer = await borrow(server);
const early = await borrow(server);
const money = moneyOf(server);
const noLoan = await openApplication(server);

interface Person {
  readonly token: string;
}
const loanOf = async (as: Person) => (await server.call(getActiveLoan, { query: {} }, as)).data;
const today = async () => (await server.services.clock.business(server.services.db)).today;
async function passDays(days: number): Promise<void> {
  const body = { businessDate: addDays(await today(), days) };
  await expectDone(server.call(advanceSandboxClock, { body }, { token: await server.operator() }));
}
const payoff = (as: Person, query = {}) => server.call(getPayoff, { query }, as);
const statement = async (as: Person, query = {}, id?: string) =>
  server.call(getLoanStatement, { params: { id: id ?? (await loanOf(as)).id }, query }, as);
const letter = (as: Person, id: string) => server.call(getNoDebtLetter, { params: { id } }, as);
const withdraw = (as: Person) => server.call(askWithdrawal, { query: {} }, as);
const takeBack = (as: Person) => server.call(takeBackWithdrawal, { query: {} }, as);
const textOf = ({ data }: { data: Uint8Array }) => pdfText(Buffer.from(data));

describe('the loan of a borrower', () => {
  answers(getActiveLoan, () => server.call(getActiveLoan, { query: {} }, borrower));
  answers(getPaymentSchedule, () => server.call(getPaymentSchedule, { query: {} }, borrower));
  answers(listOwnLoans, () => server.call(listOwnLoans, NOTHING, borrower));
  refuses(getActiveLoan, 'no_active_loan', () => server.call(getActiveLoan, { query: {} }, noLoan));
  refuses(getPaymentSchedule, 'no_active_loan', () => server.call(getPaymentSchedule, { query: {} }, noLoan));

  test('a borrower reads the loan that is named, if it is their own', async () => {
    const { id } = await loanOf(payer);
    expect((await server.call(getActiveLoan, { query: { loanId: id } }, payer)).data.id).toBe(id);
    expect((await server.call(getActiveLoan, { query: { loanId: id } }, borrower)).code).toBe('no_active_loan');
  });

  test('the parts of a loan’s balance sum to its payoff, and the payoff has an explanation', async () => {
    const { position, payoffToday, explanations } = await loanOf(borrower);
    const { principal, interest, fees, lateCharge } = position;
    const outstanding = [
      principal.outstanding,
      ...[interest, fees, lateCharge].map(({ outstanding: { amount } }) => amount),
    ];
    expect(outstanding.reduce((sum, part) => sum + part, 0)).toBe(payoffToday);
    expect(explanations.map(({ result }) => result)).toContain(payoffToday);
  });
});

describe('a payoff', () => {
  answers(getPayoff, () => payoff(borrower));
  refuses(getPayoff, 'no_active_loan', () => payoff(noLoan));
  refuses(getPayoff, 'invalid_input', async () => payoff(borrower, { date: addDays(await today(), -1) }));

  test('a payoff is known for any day, grows with it, and states what it saves', async () => {
    const { dueDate, total } = await loanOf(borrower);
    const now = (await payoff(borrower)).data;
    const then = (await payoff(borrower, { date: dueDate })).data;
    expect(now.amount + now.saving).toBe(total);
    expect([then.amount, then.saving]).toEqual([total, 0]);
  });
});

describe('cancelling the contract', () => {
  refuses(askWithdrawal, 'no_active_loan', () => withdraw(noLoan));
  refuses(takeBackWithdrawal, 'no_active_loan', () => takeBack(noLoan));
  refuses(takeBackWithdrawal, 'withdrawal_refused', () => takeBack(borrower));
  answers(askWithdrawal, () => withdraw(borrower));
  answers(takeBackWithdrawal, () => takeBack(borrower));

  test('a loan whose cancellation was asked for is on hold until the money is back, and the cancellation may be taken back and asked for again', async () => {
    const { amount, until } = await expectDone(withdraw(borrower));
    expect(amount).toBe((await loanOf(borrower)).principal);
    expect(await loanOf(borrower)).toMatchObject({ status: LOAN_STATUS.onHold, withdrawal: { state: 'asked', until } });
    expect((await expectDone(withdraw(borrower))).state).toBe('asked');
    expect(await expectDone(takeBack(borrower))).toMatchObject({ state: 'open' });
    expect((await loanOf(borrower)).status).toBe(LOAN_STATUS.active);
  });

  test('a cancelled loan closes by itself, without a charge, once the amount received is back', async () => {
    const { id, principal } = await loanOf(quitter);
    await passDays(2);
    const { amount } = await expectDone(withdraw(quitter));
    expect(amount).toBe(principal);
    expect((await loanOf(quitter)).payoffToday).toBeGreaterThan(principal);
    await payLoan(server, quitter, { loanId: id, amountCentavos: principal });
    const [loan] = await expectDone(server.call(listOwnLoans, NOTHING, quitter));
    expect(loan).toMatchObject({ id, status: LOAN_STATUS.terminated, outstanding: 0 });
    expect(await textOf(await letter(quitter, id))).toContain('no tiene adeudo alguno');
  });
});

describe('cancelling a contract that was paid in full', () => {
  test('a loan that was paid in full can be cancelled without a charge within the same days, and what was paid beyond the principal is given back', async () => {
    // Two days have passed since the money arrived.
    const { clabe, payoff: asked } = await money.clabe(early);
    await money.transfer(clabe, { pesos: asked / 100, from: clabeOf('66600001770') });
    await money.untilPayments(early, 1);
    const { id, principal, status, withdrawal } = await loanOf(early);
    const refund = asked - principal;
    expect(refund).toBeGreaterThan(100);
    expect(status).toBe(LOAN_STATUS.paid);
    expect(withdrawal).toMatchObject({ state: 'open', amount: 0, refund });

    expect(await expectDone(withdraw(early))).toEqual({ state: 'closed', until: null, amount: null, refund: null });
    const [loan] = await expectDone(server.call(listOwnLoans, NOTHING, early));
    expect(loan).toMatchObject({ id, status: LOAN_STATUS.terminated, outstanding: 0 });
    expect(await balances(id)).toMatchObject({ client_credit: -refund, principal_receivable: 0 });
    expect(
      Object.entries(await balances(id)).filter(([account, amount]) => isOfCharges(account) && amount !== 0),
    ).toEqual([]);
    await expectBooksHold(server, early);

    expect(await money.tasks('refund_due', early)).toMatchObject([
      { matter: { facts: { loanId: id, amount: refund } } },
    ]);
    const maker = await staffMember(server, 'payments');
    const checker = await staffMember(server, 'supervisor');
    const body = { note: 'Canceló después de pagar' };
    const { approvalId } = await expectDone(server.call(refundCredit, { params: { id }, body }, maker));
    await expectDone(server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, checker));
    await vi.waitFor(async () => expect(await balances(id)).toMatchObject({ client_credit: 0 }), soon);
  });

  const isOfCharges = (account: string) =>
    /_(?:income|iva_payable|iva_receivable)$|^(?:fee|interest|late_charge)_/.test(account);

  /** Token of the operator, who signs in only once because sign-ins are limited. */
  let operator: Promise<string> | undefined;
  async function balances(id: string): Promise<Readonly<Record<string, number>>> {
    operator ??= server.operator();
    const { data } = await server.call(getLoanLedger, { params: { id }, query: {} }, { token: await operator });
    return {
      principal_receivable: 0,
      client_credit: 0,
      ...Object.fromEntries(data.balances.map((row) => [row.account, Number(row.amount)])),
    };
  }
});

describe('the documents of a loan', () => {
  answers(getLoanStatement, () => statement(borrower));
  refuses(getLoanStatement, 'not_found', async () => statement(noLoan, {}, (await loanOf(borrower)).id));
  refuses(getLoanStatement, 'invalid_input', async () => statement(borrower, { from: addDays(await today(), 1) }));
  refuses(getNoDebtLetter, 'not_found', async () => letter(noLoan, (await loanOf(borrower)).id));
  refuses(getNoDebtLetter, 'loan_not_settled', async () => letter(borrower, (await loanOf(borrower)).id));
  answers(getNoDebtLetter, async () => {
    const { id, payoffToday } = await loanOf(payer);
    await payLoan(server, payer, { loanId: id, amountCentavos: payoffToday });
    return letter(payer, id);
  });

  test('a statement shows the opening balance, the payments and the closing balance', async () => {
    const { id, paid } = await loanOf(payer);
    const text = await textOf(await statement(payer, {}, id));
    for (const words of ['Estado de cuenta', `Pagos aplicados (pago)`, formatPesos(paid), 'Saldo final $0.00'])
      expect(text).toContain(words);
  });
});

test('a contract cannot be cancelled once the period for it is over', async () => {
  await passDays(17);
  const { withdrawal } = await loanOf(borrower);
  expect(withdrawal).toEqual({ state: 'closed', until: null, amount: null, refund: null });
});
refuses(askWithdrawal, 'withdrawal_refused', () => withdraw(borrower));
