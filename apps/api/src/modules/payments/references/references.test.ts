import { getOpenPayBarcode, getPaymentClabe } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { borrow, openApplication } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db, openPay } = server.services;
const money = moneyOf(server);
const borrower = await borrow(server);
const noLoan = await openApplication(server);

type Selection = Parameters<typeof server.call<typeof getOpenPayBarcode>>[1]['body'];
const ask = (body: Selection, as: { token: string } = borrower, key?: string) =>
  server.call(getOpenPayBarcode, { body }, { token: as.token, ...(key !== undefined && { key }) });
const askClabe = (as: { token: string }) => server.call(getPaymentClabe, { body: {} }, as);

describe('a reference for a store', () => {
  refuses(getOpenPayBarcode, 'nothing_to_pay', () => ask({ kind: 'extension' }));
  refuses(getOpenPayBarcode, 'amount_out_of_limits', async () => {
    const { payoffToday } = await money.loanOf(borrower);
    return ask({ kind: 'repayment', amount: centavos(payoffToday + 1) });
  });

  test('a store reference is for a part of the debt, or for all of it, until three working days after the due date', async () => {
    const { payoffToday, dueDate } = await money.loanOf(borrower);
    const { data: part } = await ask({ kind: 'repayment', amount: centavos(50_000) });
    const { data: whole } = await ask({ kind: 'repayment' });
    expect([part.amount, whole.amount]).toEqual([50_000, payoffToday]);
    expect(part.reference).not.toBe(whole.reference);
    expect(whole.expiresOn > dueDate).toBe(true);
    const { due_date } = await db
      .selectFrom('payment_reference')
      .select('due_date')
      .where('reference', '=', whole.reference)
      .executeTakeFirstOrThrow();
    expect(due_date).toBe(dueDate);
  });

  test('a store reference is sent to the provider with its last day', async () => {
    const order = vi.spyOn(openPay, 'createStoreCharge');
    const { data } = await ask({ kind: 'repayment', amount: centavos(12_345) });
    const asked = order.mock.calls[0]?.[0];
    order.mockRestore();
    expect(asked?.dueAt.toISOString()).toMatch(/T06:00:00/);
    expect(asked && asked.dueAt > new Date(`${data.expiresOn}T00:00:00Z`)).toBe(true);
  });

  test('a store reference is refused for a part of an extension, which is bought whole, and for a loan of another client', async () => {
    expect((await ask({ kind: 'withdrawal' })).code).toBe('nothing_to_pay');
    const { id: loanId } = await money.loanOf(borrower);
    const other = await borrow(server);
    expect((await ask({ kind: 'repayment', loanId }, other)).code).toBe('no_active_loan');
  });

  test('a store reference is created once for a key, and the key is for that request only', async () => {
    const order = vi.spyOn(openPay, 'createStoreCharge');
    const key = crypto.randomUUID();
    const selection = { kind: 'repayment', amount: centavos(33_333) } as const;
    const first = await ask(selection, borrower, key);
    const again = await ask(selection, borrower, key);
    expect([again.headers.get('idempotent-replayed'), again.data]).toEqual(['true', first.data]);
    expect(order).toHaveBeenCalledTimes(1);
    order.mockRestore();
    expect((await ask({ kind: 'repayment' }, borrower, key)).code).toBe('idempotency_key_reused');
  });

  test('a store reference whose key is still being answered is not requested twice', async () => {
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const create = openPay.createStoreCharge;
    const order = vi.spyOn(openPay, 'createStoreCharge').mockImplementationOnce(async (asked) => {
      await gate;
      return create(asked);
    });
    const key = crypto.randomUUID();
    const selection = { kind: 'repayment', amount: centavos(44_444) } as const;
    const first = ask(selection, borrower, key);
    await vi.waitFor(() => expect(order).toHaveBeenCalled(), soon);
    expect((await ask(selection, borrower, key)).code).toBe('idempotency_key_in_flight');
    answer();
    expect((await first).status).toBe(200);
    order.mockRestore();
    expect((await ask(selection, borrower, key)).headers.get('idempotent-replayed')).toBe('true');
  });

  test('a store reference that the provider did not give leaves the key free for another try', async () => {
    const key = crypto.randomUUID();
    const selection = { kind: 'repayment', amount: centavos(55_555) } as const;
    vi.spyOn(openPay, 'createStoreCharge').mockRejectedValueOnce(new Error('no answer'));
    expect((await ask(selection, borrower, key)).code).toBe('provider_unavailable');
    expect((await ask(selection, borrower, key)).status).toBe(200);
  });

  test('a store reference for the same amount on the same day is issued again once its payment was reversed', async () => {
    const payer = await borrow(server);
    const first = await money.reference(payer);
    await money.payAtStore(first.reference);
    await money.untilPayments(payer, 1);
    expect((await money.loanOf(payer)).status).toBe(LOAN_STATUS.paid);
    expect((await ask({ kind: 'repayment' }, payer)).code).toBe('no_active_loan');
    const [payment] = await money.payments(payer);
    await money.press(`/cargos/${payment?.provider_id}/reverse`);
    await vi.waitFor(async () => expect((await money.loanOf(payer)).status).toBe(LOAN_STATUS.active), soon);
    const second = await money.reference(payer);
    expect(second.amount).toBe(first.amount);
    expect(second.reference).not.toBe(first.reference);
  });

  test('a store reference is cancelled with all others when nothing is owed any more', async () => {
    const payer = await borrow(server);
    await ask({ kind: 'repayment', amount: centavos(10_000) }, payer);
    await money.clabe(payer);
    const { reference } = await money.reference(payer);
    await money.payAtStore(reference);
    await money.untilPayments(payer, 1);
    const { id } = await money.loanOf(payer);
    const rows = await db.selectFrom('payment_reference').select('status').where('loan_id', '=', id).execute();
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'cancelled', 'paid']);
  });
});

describe('the CLABE of a loan', () => {
  answers(getPaymentClabe, () => askClabe(borrower));
  refuses(getPaymentClabe, 'no_active_loan', () => askClabe(noLoan));
  refuses(getPaymentClabe, 'provider_unavailable', async () => {
    const fresh = await borrow(server);
    vi.spyOn(openPay, 'createSpeiCharge').mockRejectedValueOnce(new Error('no answer'));
    return askClabe(fresh);
  });

  test('the CLABE of a loan is made once, and is the same on every later day', async () => {
    const payer = await borrow(server);
    const order = vi.spyOn(openPay, 'createSpeiCharge');
    const [first, second] = await Promise.all([money.clabe(payer), money.clabe(payer)]);
    await money.passDays(2);
    const later = await money.clabe(payer);
    expect([second.clabe, later.clabe]).toEqual([first.clabe, first.clabe]);
    expect(new Set(order.mock.calls.map(([{ orderId }]) => orderId)).size).toBe(1);
    order.mockRestore();
    expect(later.payoff).toBeGreaterThan(first.payoff);
  });
});
