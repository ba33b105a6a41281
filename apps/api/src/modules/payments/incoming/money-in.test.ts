import { listReceipts, matchReceipt, searchBackOffice } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { borrow } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db, jobs, openPay } = server.services;
const money = moneyOf(server);

describe('a transfer to the CLABE of a loan', () => {
  test('a transfer of any amount counts, any number of times', async () => {
    const payer = await borrow(server);
    const before = await money.loanOf(payer);
    const { clabe } = await money.clabe(payer);
    await money.transfer(clabe, { pesos: 300 });
    await money.untilPayments(payer, 1);
    await money.transfer(clabe, { pesos: 200 });
    await money.untilPayments(payer, 2);
    expect((await money.loanOf(payer)).payoffToday).toBe(before.payoffToday - 50_000);
    expect(await money.books(payer)).toMatchObject({ openpay_spei_clearing: 50_000 });
    const [first] = await money.payments(payer);
    expect(first).toMatchObject({
      method: 'spei',
      tracking_key: expect.any(String),
      origin_sealed: expect.any(Buffer),
    });
  });

  test('an unreported transfer is found by polling', async () => {
    const payer = await borrow(server);
    const { clabe } = await money.clabe(payer);
    await money.nextNotice('lost');
    await money.transfer(clabe, { pesos: 300 });
    await money.askAgain(payer);
    await money.poll();
    expect(await money.payments(payer)).toHaveLength(1);
  });
});

describe('a payment', () => {
  test('a payment of a reference that is paid already, whose notice is lost, is found by polling and can be refunded', async () => {
    const payer = await borrow(server);
    const { reference, amount } = await money.reference(payer);
    await money.payAtStore(reference);
    await money.untilPayments(payer, 1);
    await money.nextNotice('lost');
    await money.payAtStore(reference);
    await money.askAgain(payer);
    await money.poll();
    expect(await money.payments(payer)).toHaveLength(2);
    expect(await money.books(payer)).toMatchObject({ client_credit: -amount });
    expect(await money.tasks('refund_due', payer)).toMatchObject([{ matter: { facts: { amount } } }]);
  });

  test('a payment that left in time and is reported after the end of its reference is credited', async () => {
    const payer = await borrow(server);
    const { reference } = await money.reference(payer);
    await db.updateTable('payment_reference').set({ status: 'expired' }).where('reference', '=', reference).execute();
    await money.payAtStore(reference, { pesos: 100, late: '1' });
    await money.untilPayments(payer, 1);
    expect(await money.books(payer)).toMatchObject({ openpay_store_clearing: 10_000 });
  });

  test('a payment that is reported twice, late and in another order is one payment', async () => {
    const payer = await borrow(server);
    const { reference } = await money.reference(payer);
    await money.nextNotice('twice');
    await money.payAtStore(reference, { pesos: 100 });
    await money.nextNotice('swapped');
    await money.payAtStore(reference, { pesos: 150 });
    await money.payAtStore(reference, { pesos: 200 });
    await money.untilPayments(payer, 3);
    await jobs.drained();
    await money.poll();
    expect((await money.payments(payer)).map(({ amount_centavos }) => amount_centavos).toSorted()).toEqual([
      10_000, 15_000, 20_000,
    ]);
    expect(await money.books(payer)).toMatchObject({ openpay_store_clearing: 45_000 });
  });

  test('a reversed payment is owed again, and a person is notified, once', async () => {
    const payer = await borrow(server);
    const before = await money.loanOf(payer);
    const { reference } = await money.reference(payer);
    await money.payAtStore(reference);
    await money.untilPayments(payer, 1);
    const [payment] = await money.payments(payer);
    await money.press(`/cargos/${payment?.provider_id}/reverse`);
    await vi.waitFor(async () => expect((await money.loanOf(payer)).status).toBe(LOAN_STATUS.active), soon);
    await money.poll();
    expect((await money.loanOf(payer)).payoffToday).toBe(before.payoffToday);
    expect(await money.books(payer)).toMatchObject({ openpay_store_clearing: 0, client_credit: 0 });
    expect(await money.tasks('reversal_received', payer)).toHaveLength(1);
  });

  test('a payment that was reversed before its first report never counts', async () => {
    const payer = await borrow(server);
    const before = await money.loanOf(payer);
    const { reference } = await money.reference(payer);
    await money.nextNotice('lost');
    await money.payAtStore(reference, { pesos: 100 });
    const { id } = await db
      .selectFrom('payment_reference')
      .select('provider_id as id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await money.press(`/cargos/${id}/reverse`);
    await money.askAgain(payer);
    await money.poll();
    expect(await money.loanOf(payer)).toMatchObject({ payoffToday: before.payoffToday, paid: 0 });
  });

  test('a payment is not booked twice when the server dies between the provider’s answer and the commit', async () => {
    const payer = await borrow(server);
    const { reference } = await money.reference(payer);
    const list = vi.spyOn(openPay, 'listCharges').mockImplementationOnce(async () => {
      throw new Error('the server died');
    });
    await money.payAtStore(reference, { pesos: 100 });
    await money.untilPayments(payer, 1);
    expect(list.mock.calls.length).toBeGreaterThan(1);
    list.mockRestore();
    await Promise.all([money.poll(), money.poll()]);
    expect(await money.payments(payer)).toHaveLength(1);
  });

  test('a payment that cannot be processed delays no other of its reference', async () => {
    const payer = await borrow(server);
    const { reference } = await money.reference(payer);
    const listed = openPay.listCharges;
    const list = vi.spyOn(openPay, 'listCharges').mockImplementation(async (orderId) => {
      const [first, ...rest] = await listed(orderId);
      return first ? [{ ...first, id: '', operationDate: 'no date' }, first, ...rest] : [];
    });
    await money.payAtStore(reference, { pesos: 100 });
    await money.untilPayments(payer, 1);
    list.mockRestore();
    expect(await money.books(payer)).toMatchObject({ openpay_store_clearing: 10_000 });
  });
});

describe('a transfer with another reference than ours', () => {
  const suspense = async () => {
    const { sum } = await db
      .selectFrom('ledger_posting')
      .select((eb) => eb.fn.sum<string>('amount_centavos').as('sum'))
      .where('account', '=', 'suspense')
      .executeTakeFirstOrThrow();
    return Number(sum);
  };
  const payer = borrow(server);
  const staff = server.operator().then((token) => ({ token }));
  const list = async () => server.call(listReceipts, { query: {} }, await staff);
  const find = async (text: string) => server.call(searchBackOffice, { query: { text } }, await staff);
  const match = async (id: string, loanId: string) =>
    server.call(matchReceipt, { params: { id }, body: { loanId } }, await staff);

  test('a transfer with another reference waits in suspense until it is matched, and counts from its own day', async () => {
    const as = await payer;
    const { id: loanId, payoffToday } = await money.loanOf(as);
    const { clabe } = await money.clabe(as);
    await money.transfer(clabe, { pesos: 77, reference: 'OTRA COSA' });
    await vi.waitFor(async () => expect((await list()).data).toMatchObject([{ amount: 7_700, method: 'spei' }]), soon);
    expect([await suspense(), (await money.payments(as)).length]).toEqual([-7_700, 0]);
    const [receipt] = (await list()).data;
    const id = receipt?.id ?? '';
    const key = receipt?.trackingKey ?? '';
    expect((await find(key)).data.hits).toMatchObject([{ kind: 'receipt', id, isWaiting: true, loanId: null }]);
    const answered = await Promise.all([match(id, loanId), match(id, loanId), match(id, loanId)]);
    expect(answered.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'done',
      'receipt_settled',
      'receipt_settled',
    ]);
    expect([await suspense(), (await money.loanOf(as)).payoffToday]).toEqual([0, payoffToday - 7_700]);
    expect(await money.payments(as)).toMatchObject([{ amount_centavos: 7_700, paid_on: receipt?.receivedOn }]);
    expect((await list()).data).toEqual([]);
    expect((await find(key)).data.hits).toContainEqual(expect.objectContaining({ id, isWaiting: false, loanId }));
  });

  test('a transfer whose notice is lost is found in the provider’s own list, once', async () => {
    const as = await payer;
    const { clabe } = await money.clabe(as);
    const before = await suspense();
    await money.nextNotice('lost');
    await money.transfer(clabe, { pesos: 55, reference: 'SIN AVISO' });
    await money.readListAgain();
    await Promise.all([money.poll(), money.poll()]);
    await money.readListAgain();
    await money.poll();
    const found = (await list()).data.filter(({ amount }) => amount === 5_500);
    expect(found).toHaveLength(1);
    expect(await suspense()).toBe(before - 5_500);
    await match(found[0]?.id ?? '', (await money.loanOf(as)).id);
    await money.readListAgain();
    await money.poll();
    expect((await list()).data.filter(({ amount }) => amount === 5_500)).toEqual([]);
  });

  answers(listReceipts, list);
  refuses(matchReceipt, 'not_found', async () => match(crypto.randomUUID(), (await money.loanOf(await payer)).id));
  refuses(matchReceipt, 'receipt_settled', async () => {
    const { id } = await db.selectFrom('receipt').select('id').executeTakeFirstOrThrow();
    return match(id, (await money.loanOf(await payer)).id);
  });
  answers(matchReceipt, async () => {
    const as = await payer;
    const { clabe } = await money.clabe(as);
    await money.transfer(clabe, { pesos: 33, reference: 'NADA' });
    await vi.waitFor(async () => expect((await list()).data).toHaveLength(1), soon);
    return match((await list()).data[0]?.id ?? '', (await money.loanOf(as)).id);
  });
});
