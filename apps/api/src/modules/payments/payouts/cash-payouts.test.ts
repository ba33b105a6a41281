import {
  approveRequest,
  cancelPayout,
  changeClientStatus,
  createApplication,
  finishClientDocuments,
  getActiveLoan,
  getCashPayout,
  getFlow,
  getLoan,
  listMessages,
  listPayouts,
  recordCashPayout,
  recordSettlement,
} from '@lender/contract';
import { APPLICATION_STATUS, CASH_BRANDS, type CashBrand, LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { sellProduct } from '../../../../test/loans/sell-product.ts';
import {
  type Applicant,
  application,
  expectDone,
  fillIn,
  NOTHING,
  registerWithDetails,
  sign,
  untilStep,
  uploadPhotos,
} from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { ownerOf } from '../../../../test/server/owner.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { jobs as paymentJobs } from '../jobs.ts';

const server = await testServer();
const { db, jobs, openPay, clock } = server.services;
const money = moneyOf(server);
const maker = await staffMember(server, 'payments');
const checker = await staffMember(server, 'supervisor');
const order = vi.spyOn(openPay, 'createPayout');
/** Cash is never sent to an account. */
afterEach(() => expect(order).not.toHaveBeenCalled());
beforeAll(() => sellProduct(server, (config) => ({ ...config, payoutMethods: ['bank_transfer', ...CASH_BRANDS] })));

/** Signs a loan whose money waits at a counter. */
async function signedFor(brand: CashBrand = 'cebuana'): Promise<Applicant & { readonly payoutId: string }> {
  const client = await registerWithDetails(server);
  const { body } = await application(server);
  const { id } = await expectDone(server.call(createApplication, { body: { ...body, paymentMethod: brand } }, client));
  const applicant = { ...client, applicationId: id };
  await fillIn(server, applicant);
  await uploadPhotos(server, applicant);
  await expectDone(server.call(finishClientDocuments, NOTHING, applicant));
  await untilStep(server, applicant.token, 'otp_agreement');
  await expectDone(sign(server, applicant));
  const [payout] = await money.payouts(applicant);
  if (!payout) throw new Error('nothing to pay out');
  return { ...applicant, payoutId: payout.id };
}

let folios = 0;
const newFolio = () => {
  folios += 1;
  return `CEB-${folios}`;
};
const nowText = async () => (await clock.business(db)).now.toISOString();
const record = async (payoutId: string, { folio = newFolio(), paidAt = '' } = {}) =>
  server.call(
    recordCashPayout,
    { params: { id: payoutId }, body: { folio, paidAt: paidAt || (await nowText()), note: 'Recibo a la vista' } },
    maker,
  );
const approve = (id: string | null) =>
  server.call(approveRequest, { params: { id: id ?? crypto.randomUUID() }, body: {} }, checker);
const handOver = async (payoutId: string, asked = {}) => {
  const { approvalId } = await expectDone(record(payoutId, asked));
  return approve(approvalId);
};
const read = (as: Applicant, id = as.applicationId) => server.call(getCashPayout, { params: { id } }, as);
const statusesOf = async (as: Applicant) =>
  db
    .selectFrom('application')
    .innerJoin('loan', 'loan.application_id', 'application.id')
    .select(['application.status as application', 'loan.status as loan'])
    .where('application.id', '=', as.applicationId)
    .executeTakeFirstOrThrow();
const loanIdOf = async (as: Applicant) => {
  const { id } = await db
    .selectFrom('loan')
    .select('id')
    .where('application_id', '=', as.applicationId)
    .executeTakeFirstOrThrow();
  return id;
};
const reported = async (as: Applicant, kind: string) => {
  const { data } = await server.call(listMessages, { params: { id: clientIdOf(as) }, query: {} }, checker);
  return data.filter((message) => message.kind === kind).map(({ text }) => text);
};

answers(getCashPayout, async () => read(await signedFor()));
answers(recordCashPayout, async () => record((await signedFor()).payoutId));
refuses(getCashPayout, 'not_found', async () => read(await signedFor(), (await signedFor()).applicationId));
refuses(recordCashPayout, 'not_found', () => record(crypto.randomUUID()));
refuses(recordCashPayout, 'invalid_input', async () =>
  record((await signedFor()).payoutId, { paidAt: '2020-01-01T00:00:00Z' }),
);
refuses(recordCashPayout, 'approval_pending', async () => {
  const { payoutId } = await signedFor();
  await expectDone(record(payoutId));
  return record(payoutId);
});
refuses(recordCashPayout, 'payout_moved', async () => {
  const { payoutId } = await signedFor();
  await expectDone(handOver(payoutId));
  return record(payoutId);
});
refuses(recordCashPayout, 'folio_taken', async () => {
  const folio = newFolio();
  await expectDone(handOver((await signedFor()).payoutId, { folio }));
  return record((await signedFor()).payoutId, { folio });
});

describe('a loan in cash', () => {
  test('a loan in cash waits at its counter: the client gets the order number, staff the task to order it, and no provider is called', async () => {
    const applicant = await signedFor('m_lhuillier');
    const { data: cash } = await read(applicant);
    expect(cash).toMatchObject({ brand: 'm_lhuillier', amount: 200_000, status: 'waiting', folio: null });
    expect((await server.call(getFlow, NOTHING, applicant)).data.step).toBe('tmc_page');
    const [task] = await money.tasks('cash_payout_due', applicant);
    const { brand, orderNumber, collectBy } = cash;
    expect(task?.matter.facts).toMatchObject({ brand, orderNumber, collectBy, payoutId: applicant.payoutId });
    expect(await reported(applicant, 'cash_ready')).toEqual([expect.stringContaining(`la orden ${orderNumber}.`)]);
    expect(await reported(applicant, 'payout_sent')).toEqual([]);

    // The jobs, however often they run.
    await paymentJobs['send-payout'](server.services)({ payoutId: applicant.payoutId });
    await paymentJobs['sync-payout'](server.services)({ payoutId: applicant.payoutId });
    await money.passDays(2);
    expect((await money.payouts(applicant)).map(({ status }) => status)).toEqual(['queued']);
    expect(await money.tasks('payout_stuck', applicant)).toEqual([]);
  });

  test('a loan in cash runs from the day of the hand-over, and is owed to the brand until it is settled', async () => {
    const applicant = await signedFor();
    await money.passDays(2);
    const paidAt = await nowText();
    await money.passDays(1);
    const folio = newFolio();
    await expectDone(handOver(applicant.payoutId, { folio, paidAt }));
    expect(await statusesOf(applicant)).toEqual({
      application: APPLICATION_STATUS.completed,
      loan: LOAN_STATUS.active,
    });
    const { data: loan } = await server.call(getActiveLoan, { query: {} }, applicant);
    expect(loan.payout).toEqual({ method: 'cebuana', bank: null, lastFour: null, trackingKey: null, folio });
    expect(await money.books(applicant)).toMatchObject({ cebuana_payout_clearing: -200_000, bank: 0 });
    const [event] = await db
      .selectFrom('loan_event')
      .select(['kind', 'value_date'])
      .where('client_id', '=', clientIdOf(applicant))
      .execute();
    expect(event).toEqual({ kind: 'disbursed', value_date: loan.startDate });
    expect(await money.tasks('cash_payout_due', applicant)).toEqual([]);
    expect(await reported(applicant, 'payout_arrived')).toEqual([
      expect.stringContaining('ecogiste tus $2000.00 en Cebuana'),
    ]);
    expect((await read(applicant)).data).toMatchObject({ status: 'handed_over', folio });

    const { today } = await clock.business(db);
    const none = centavos(0);
    const settlement = { account: 'cebuana_payout_clearing', reference: 'CEB-S1', date: today } as const;
    const body = { ...settlement, gross: centavos(200_000), fee: none, feeIva: none };
    expect((await server.call(recordSettlement, { body }, maker)).data).toEqual({ booked: true });
    const { rows } = await sql<{ account: string; sum: number }>`
      select account, sum(amount_centavos)::int as sum from ledger_posting join ledger_entry using (client_id)
      where entry_id = id and key = 'settlement:cebuana_payout_clearing:CEB-S1' group by account having sum(amount_centavos) <> 0
      order by account`.execute(db);
    expect(rows).toEqual([
      { account: 'bank', sum: -200_000 },
      { account: 'cebuana_payout_clearing', sum: 200_000 },
    ]);
  });

  test('a hand-over takes two people, and is booked once however often both answer', async () => {
    const applicant = await signedFor();
    const { approvalId } = await expectDone(record(applicant.payoutId));
    expect((await statusesOf(applicant)).loan).toBe(LOAN_STATUS.draft);
    const { data: unpaid } = await server.call(
      getLoan,
      { params: { id: await loanIdOf(applicant) }, query: {} },
      maker,
    );
    expect(unpaid.schedule).toMatchObject([{ charged: 0, outstanding: 0, status: 'upcoming' }]);
    const own = await server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, maker);
    expect(own.status).toBe(403);
    const both = await Promise.all([approve(approvalId), approve(approvalId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { count } = await db
      .selectFrom('loan_event')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('client_id', '=', clientIdOf(applicant))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('a loan in cash that was not collected ends when the brand had time to report it, and leaves no debt', async () => {
    const applicant = await signedFor('bdo');
    const { collectBy } = (await read(applicant)).data;
    const { today } = await clock.business(db);
    const days = (Date.parse(collectBy) - Date.parse(today)) / 86_400_000;
    await money.passDays(days + 1);
    expect((await statusesOf(applicant)).application).toBe(APPLICATION_STATUS.accepted);
    await money.passDays(6);
    expect(await statusesOf(applicant)).toEqual({
      application: APPLICATION_STATUS.terminated,
      loan: LOAN_STATUS.cancelled,
    });
    expect((await read(applicant)).data.status).toBe('cancelled');
    expect(await money.tasks('cash_payout_due', applicant)).toEqual([]);
    expect(await money.tasks('cash_payout_unclaimed', applicant)).toHaveLength(1);
    expect(await reported(applicant, 'cash_ended')).toEqual([expect.stringContaining('No debes nada.')]);
    expect((await record(applicant.payoutId)).code).toBe('payout_moved');
  });

  test('a loan in cash of a blocked client is cancelled, and a task asks staff to withdraw the order', async () => {
    const applicant = await signedFor();
    const body = { status: 'blocked', note: 'Reporte de fraude' } as const;
    await expectDone(server.call(changeClientStatus, { params: { id: clientIdOf(applicant) }, body }, checker));
    expect((await statusesOf(applicant)).application).toBe(APPLICATION_STATUS.canceled);
    expect(await money.tasks('cash_payout_unclaimed', applicant)).toHaveLength(1);
  });

  test('a loan in cash may be cancelled by two people before it is collected, and is not when it was collected meanwhile', async () => {
    const applicant = await signedFor();
    const note = 'El cliente ya no lo quiere';
    const asked = await expectDone(
      server.call(cancelPayout, { params: { id: applicant.payoutId }, body: { note } }, maker),
    );
    await expectDone(handOver(applicant.payoutId));
    expect((await approve(asked.approvalId)).code).toBe('approval_stale');
    expect((await statusesOf(applicant)).loan).toBe(LOAN_STATUS.active);
  });

  test('a loan in cash is listed with its order and receipt, and no account', async () => {
    const { payoutId } = await signedFor();
    const { data } = await server.call(listPayouts, { query: {} }, maker);
    expect(data.find(({ id }) => id === payoutId)).toMatchObject({
      method: 'cebuana',
      state: 'queued',
      bank: null,
      lastFour: null,
      folio: null,
    });
  });

  test('a loan in cash cannot be given to the provider, as the database guarantees', async () => {
    const { payoutId } = await signedFor();
    const owner = ownerOf(server);
    for (const change of [sql`status = 'sending'`, sql`provider_id = 'po-1'`, sql`clabe_sealed = ''`])
      await expect(sql`update payout set ${change} where id = ${payoutId}`.execute(owner)).rejects.toThrow(
        'payout_in_cash',
      );
    await jobs.drained();
  });
});
