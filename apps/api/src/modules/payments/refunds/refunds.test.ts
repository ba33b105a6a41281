import {
  approveRequest,
  listApprovals,
  listReceipts,
  matchReceipt,
  refundCredit,
  refundReceipt,
  rejectRequest,
  type StaffTaskKind,
} from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { borrow, type Client, expectDone } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { clabeOf } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db, jobs, openPay } = server.services;
const money = moneyOf(server);
const maker = await staffMember(server, 'payments');
const checker = await staffMember(server, 'supervisor');
const note = 'Pagó dos veces';
let accounts = 0;
/** Returns an account from which a payer pays; its digits 15 to 17 decide how it answers when money is sent to it. */
const payerAccount = (digits = '770') => clabeOf(`${66_600_000 + ++accounts}${digits}`);

const approve = (id: string | null | undefined) =>
  server.call(approveRequest, { params: { id: id ?? '' }, body: {} }, checker);
const refund = async (as: Client) => {
  const { id } = await money.loanOf(as);
  return server.call(refundCredit, { params: { id }, body: { note } }, maker);
};
/** Asks for a refund and lets a second person do it. */
async function refunded(as: Client): Promise<void> {
  const { approvalId } = await expectDone(refund(as));
  await expectDone(approve(approvalId));
}
const refundsOf = async (as: Client) => (await money.payouts(as)).filter(({ purpose }) => purpose === 'refund');
const statusesOf = async (as: Client) => (await refundsOf(as)).map(({ status }) => status);
const untilRefund = (as: Client, ...statuses: string[]) =>
  vi.waitFor(async () => expect(await statusesOf(as)).toEqual(statuses), soon);
/** Pays everything by one transfer and 50 pesos more by another. */
async function overpaid(from = payerAccount(), as?: Client): Promise<Client> {
  const payer = as ?? (await borrow(server));
  const { clabe, payoff } = await money.clabe(payer);
  await money.transfer(clabe, { pesos: payoff / 100, from: payerAccount() });
  await money.untilPayments(payer, 1);
  await money.transfer(clabe, { pesos: 50, from, name: 'Ana Pagadora' });
  await vi.waitFor(async () => expect((await money.books(payer)).client_credit).toBe(-5_000), soon);
  return payer;
}

describe('an overpaid amount', () => {
  test('an overpaid amount goes back to the account that it came from, and is a refund once it arrived', async () => {
    const from = payerAccount();
    const order = vi.spyOn(openPay, 'createPayout');
    const payer = await overpaid(from);
    expect(await money.tasks('refund_due', payer)).toHaveLength(1);
    const { approvalId } = await expectDone(refund(payer));
    expect(await refundsOf(payer)).toEqual([]);
    const { data } = await server.call(listApprovals, { query: { perPage: 100 } }, checker);
    expect(data.find(({ id }) => id === approvalId)?.command).toMatchObject({
      kind: 'payment.refund_credit',
      payload: { amount: 5_000, accounts: [{ holderName: 'Ana Pagadora', isOrigin: true, amount: 5_000 }] },
    });
    await expectDone(approve(approvalId));
    await untilRefund(payer, 'settled');
    expect(order).toHaveBeenCalledWith(
      expect.objectContaining({ clabe: from, amountCentavos: 5_000, holderName: 'Ana Pagadora' }),
    );
    order.mockRestore();
    expect(await money.books(payer)).toMatchObject({ client_credit: 0, bank: -200_000 - 5_000 });
    const reported = db.selectFrom('message').select('channel').where('client_id', '=', clientIdOf(payer));
    expect(await reported.where('kind', '=', 'refund_sent').execute()).toContainEqual({ channel: 'sms' });
    expect(await money.tasks('refund_due', payer)).toEqual([]);
    expect((await money.loanOf(payer)).status).toBe(LOAN_STATUS.paid);
    expect((await refund(payer)).code).toBe('no_credit');
  });

  test('an overpaid amount from a store goes to the account that the loan was paid out to', async () => {
    const payer = await borrow(server);
    const { reference, amount } = await money.reference(payer);
    await money.payAtStore(reference, { times: '2' });
    await money.untilPayments(payer, 2);
    await refunded(payer);
    await untilRefund(payer, 'settled');
    const [loan, back] = await money.payouts(payer);
    expect([back?.last_four, back?.amount_centavos]).toEqual([loan?.last_four, amount]);
  });

  test('an overpaid amount goes back once, however many ask, approve and repeat at once', async () => {
    const payer = await overpaid();
    const asked = await Promise.all([refund(payer), refund(payer), refund(payer)]);
    expect(asked.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'approval_pending',
      'approval_pending',
      'done',
    ]);
    const approvalId = asked.find(({ status }) => status === 200)?.data.approvalId;
    const approved = await Promise.all([approve(approvalId), approve(approvalId), approve(approvalId)]);
    expect(approved.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await refund(payer)).code).toBe('no_credit');
    await untilRefund(payer, 'settled');
    await Promise.all([money.poll(), money.poll()]);
    expect(await refundsOf(payer)).toHaveLength(1);
    expect(await money.books(payer)).toMatchObject({ client_credit: 0 });
  });

  test('a refund is not sent twice when the answer to the order was lost', async () => {
    const payer = await overpaid();
    const create = openPay.createPayout;
    const order = vi.spyOn(openPay, 'createPayout').mockImplementationOnce(async (...wanted) => {
      await create(...wanted);
      throw new Error('the line broke');
    });
    await refunded(payer);
    await untilRefund(payer, 'settled');
    expect(order.mock.calls.length).toBeGreaterThan(1);
    order.mockRestore();
    expect(await money.books(payer)).toMatchObject({ client_credit: 0, bank: -205_000 });
  });

  test.each([
    ['002', 'refused', 'payout_refused'],
    ['001', 'returned', 'payout_returned'],
  ] as const)(
    'a refund that does not arrive at an account …%s is credit again, for a person to look at',
    async (digits, status, task) => {
      const payer = await overpaid(payerAccount(digits));
      await refunded(payer);
      await untilRefund(payer, status);
      await jobs.drained();
      expect(await money.tasks(task, payer)).toHaveLength(1);
      expect(await money.books(payer)).toMatchObject({ client_credit: -5_000, bank: -200_000 });
      await refunded(payer);
      await untilRefund(payer, status, status);
    },
  );

  test('a refund that comes back after it arrived is credit again', async () => {
    const payer = await overpaid();
    await refunded(payer);
    await untilRefund(payer, 'settled');
    const [back] = await refundsOf(payer);
    await money.press(`/spei/${back?.provider_id}/return`);
    await untilRefund(payer, 'returned_after_settlement');
    expect(await money.books(payer)).toMatchObject({ client_credit: -5_000, bank: -200_000 });
    expect(await money.tasks('payout_returned_after_settlement', payer)).toHaveLength(1);
    expect(await money.tasks('refund_due', payer)).toHaveLength(1);
    await refunded(payer);
    await untilRefund(payer, 'returned_after_settlement', 'settled');
    expect(await money.tasks('payout_returned_after_settlement', payer)).toEqual([]);
  });

  test('a refund has to be requested again when its amount has changed by then', async () => {
    const payer = await overpaid();
    const { approvalId } = await expectDone(refund(payer));
    const { clabe } = await db
      .selectFrom('payment_reference')
      .select('clabe')
      .where('loan_id', '=', (await money.loanOf(payer)).id)
      .executeTakeFirstOrThrow();
    await money.transfer(clabe ?? '', { pesos: 10, from: payerAccount(), reference: undefined });
    await vi.waitFor(async () => {
      await money.askAgain(payer);
      await money.poll();
      expect((await money.books(payer)).client_credit).toBe(-6_000);
    }, soon);
    expect((await approve(approvalId)).code).toBe('approval_stale');
    expect(await refundsOf(payer)).toEqual([]);
  });

  answers(refundCredit, async () => refund(await overpaid()));
  refuses(refundCredit, 'not_found', () =>
    server.call(refundCredit, { params: { id: crypto.randomUUID() }, body: { note } }, maker),
  );
  refuses(refundCredit, 'no_credit', async () => refund(await borrow(server)));
  refuses(refundCredit, 'approval_pending', async () => {
    const payer = await overpaid();
    await expectDone(refund(payer));
    return refund(payer);
  });
  refuses(refundCredit, 'account_unknown', async () => {
    const payer = await borrow(server);
    const { reference } = await money.reference(payer);
    await money.payAtStore(reference, { times: '2' });
    await money.untilPayments(payer, 2);
    // The data of a loan whose money was collected in cash.
    const { id } = await money.loanOf(payer);
    await db.deleteFrom('payout').where('loan_id', '=', id).execute();
    return server.call(refundCredit, { params: { id }, body: { note } }, maker);
  });
});

describe('an unmatched payment', () => {
  const payer = borrow(server);
  const receipts = async () => (await server.call(listReceipts, { query: {} }, checker)).data;
  /** Creates a receipt in suspense, identified by its amount. */
  async function loose(pesos: number, from = payerAccount()): Promise<string> {
    const { clabe } = await money.clabe(await payer);
    await money.transfer(clabe, { pesos, reference: 'OTRA COSA', from, name: 'Ana Pagadora' });
    const mine = async () => (await receipts()).find(({ amount }) => amount === pesos * 100)?.id;
    await vi.waitFor(async () => expect(await mine()).toBeDefined(), soon);
    return (await mine()) ?? '';
  }
  const give = (id: string, account?: { clabe: string; holderName: string }) =>
    server.call(refundReceipt, { params: { id }, body: { note, ...(account && { account }) } }, maker);
  const match = async (id: string) =>
    server.call(matchReceipt, { params: { id }, body: { loanId: (await money.loanOf(await payer)).id } }, maker);
  const statusOf = async (id: string) =>
    (await db.selectFrom('receipt').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const suspense = async () => {
    const { sum } = await db
      .selectFrom('ledger_posting')
      .select((eb) => eb.fn.sum<string>('amount_centavos').as('sum'))
      .where('account', '=', 'suspense')
      .executeTakeFirstOrThrow();
    return Number(sum);
  };
  const untilStatus = (id: string, status: string) =>
    vi.waitFor(async () => expect(await statusOf(id)).toBe(status), soon);

  test('an unmatched payment goes back to where it came from, and leaves suspense once it arrived', async () => {
    const before = await suspense();
    const from = payerAccount();
    const order = vi.spyOn(openPay, 'createPayout');
    const id = await loose(71, from);
    expect(await suspense()).toBe(before - 7_100);
    const { approvalId, account } = await expectDone(give(id));
    expect(account).toBe(`${'•'.repeat(14)}${from.slice(-4)}`);
    await expectDone(approve(approvalId));
    await untilStatus(id, 'refunded');
    expect(order).toHaveBeenCalledWith(expect.objectContaining({ clabe: from, holderName: 'Ana Pagadora' }));
    order.mockRestore();
    expect(await suspense()).toBe(before);
  });

  test('an unmatched payment goes to the account that staff enter, and the second person sees it', async () => {
    const id = await loose(72);
    const clabe = payerAccount();
    const order = vi.spyOn(openPay, 'createPayout');
    const { approvalId } = await expectDone(give(id, { clabe, holderName: 'Berta Robles' }));
    const { data } = await server.call(listApprovals, { query: { perPage: 100 } }, checker);
    const account = {
      holderName: 'Berta Robles',
      isOrigin: false,
      clabeMasked: expect.stringContaining(clabe.slice(-4)),
    };
    expect(data.find(({ id: request }) => request === approvalId)?.command.payload).toMatchObject({ account });
    await expectDone(approve(approvalId));
    await untilStatus(id, 'refunded');
    expect(order).toHaveBeenCalledWith(expect.objectContaining({ clabe, holderName: 'Berta Robles' }));
    order.mockRestore();
  });

  test('a request that waits keeps its account, whatever is requested in parallel', async () => {
    const id = await loose(73);
    const clabe = payerAccount();
    const order = vi.spyOn(openPay, 'createPayout');
    const { approvalId } = await expectDone(give(id, { clabe, holderName: 'Berta Robles' }));
    expect((await give(id, { clabe: payerAccount(), holderName: 'Un Ladrón' })).code).toBe('approval_pending');
    await expectDone(approve(approvalId));
    await untilStatus(id, 'refunded');
    expect(order).toHaveBeenCalledWith(expect.objectContaining({ clabe }));
    order.mockRestore();
  });

  test('an unmatched payment is matched or refunded, and never both, when both happen at once', async () => {
    const before = (await money.payments(await payer)).length;
    const id = await loose(74);
    const { approvalId } = await expectDone(give(id));
    const [matched, approved] = await Promise.all([match(id), approve(approvalId)]);
    expect([matched.status, approved.status].toSorted()).toEqual([200, 409]);
    await jobs.drained();
    const payments = (await money.payments(await payer)).length - before;
    const backs = await db.selectFrom('payout').select('id').where('receipt_id', '=', id).execute();
    expect(payments + backs.length).toBe(1);
    await untilStatus(id, payments === 1 ? 'matched' : 'refunded');
  });

  const payoutOf = (id: string) =>
    db.selectFrom('payout').select(['id', 'provider_id']).where('receipt_id', '=', id).executeTakeFirstOrThrow();
  const untilAsked = async (id: string, kind: StaffTaskKind) => {
    const { id: subject } = await payoutOf(id);
    const asked = db.selectFrom('staff_task').select('id').where('subject', '=', subject).where('kind', '=', kind);
    await vi.waitFor(async () => expect(await asked.execute()).toHaveLength(1), soon);
  };

  test('an unmatched payment waits in suspense again when the bank does not accept its refund', async () => {
    const before = await suspense();
    const id = await loose(75, payerAccount('001'));
    await expectDone(approve((await expectDone(give(id))).approvalId));
    await untilAsked(id, 'payout_returned');
    expect([await statusOf(id), await suspense()]).toEqual(['unmatched', before - 7_500]);
    await expectDone(match(id));
    expect(await suspense()).toBe(before);
  });

  test('an unmatched payment waits in suspense again when its refund comes back after it arrived', async () => {
    const before = await suspense();
    const id = await loose(76);
    await expectDone(approve((await expectDone(give(id))).approvalId));
    await untilStatus(id, 'refunded');
    await money.press(`/spei/${(await payoutOf(id)).provider_id}/return`);
    await untilAsked(id, 'payout_returned_after_settlement');
    expect([await statusOf(id), await suspense()]).toEqual(['unmatched', before - 7_600]);
    await expectDone(match(id));
    expect(await suspense()).toBe(before);
  });

  test('a refunded payment that its payer’s bank reverses as well is left to a person', async () => {
    const id = await loose(77);
    await expectDone(approve((await expectDone(give(id))).approvalId));
    await untilStatus(id, 'refunded');
    const receipts = db.selectFrom('receipt').select('provider_id').where('id', '=', id);
    const before = await suspense();
    await money.press(`/cargos/${(await receipts.executeTakeFirstOrThrow()).provider_id}/reverse`);
    const asked = db.selectFrom('staff_task').select('id').where('subject', '=', id);
    const reversals = asked.where('kind', '=', 'reversal_received');
    await vi.waitFor(async () => expect(await reversals.execute()).toHaveLength(1), soon);
    expect(await suspense()).toBe(before);
  });

  answers(refundReceipt, async () => give(await loose(81)));
  refuses(refundReceipt, 'not_found', () => give(crypto.randomUUID()));
  refuses(refundReceipt, 'receipt_settled', async () => {
    const id = await loose(82);
    await expectDone(match(id));
    return give(id);
  });
  refuses(refundReceipt, 'account_unknown', async () => {
    const id = await loose(83);
    await sql`update receipt set origin_sealed = null where id = ${id}`.execute(db);
    return give(id);
  });
  refuses(refundReceipt, 'clabe_invalid', async () =>
    give(await loose(84), { clabe: '012180015555555551', holderName: 'Berta Robles' }),
  );
  refuses(refundReceipt, 'approval_pending', async () => {
    const id = await loose(85);
    await expectDone(give(id));
    return give(id);
  });

  test('a refund of an unmatched payment may be requested again once the request was rejected', async () => {
    const id = await loose(86);
    const { approvalId } = await expectDone(give(id, { clabe: payerAccount(), holderName: 'Berta Robles' }));
    await expectDone(server.call(rejectRequest, { params: { id: approvalId }, body: { note } }, checker));
    expect(await statusOf(id)).toBe('unmatched');
    await expectDone(approve((await expectDone(give(id))).approvalId));
    await untilStatus(id, 'refunded');
  });
});
