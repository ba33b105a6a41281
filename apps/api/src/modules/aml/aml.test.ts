import {
  approveRequest,
  changeAmlThresholds,
  closeAlert,
  getActiveLoan,
  getAlert,
  getAmlThresholds,
  getRegulatorPack,
  listAlerts,
  listAudit,
  type Reply,
  reviewAlert,
  type Send,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import { type Applicant, borrow, expectDone, NOTHING } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { workOf } from '../../../test/people/work-of.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { JOB_HANDLERS } from '../../run-jobs.ts';

const server = await testServer();
const { db, clock, newId } = server.services;
const officer = await staffMember(server, 'supervisor');
const other = await staffMember(server, 'risk_admin');
const auditor = await staffMember(server, 'auditor');
const nowhere = crypto.randomUUID();

const borrower = await borrow(server);
const loanOf = async (of: Applicant) => (await server.call(getActiveLoan, { query: {} }, of)).data.id;
const loanId = await loanOf(borrower);
const raise = () => JOB_HANDLERS['raise-alerts'](server.services)({});
const list = (query: Send<typeof listAlerts>['query'] = {}, by = officer) =>
  expectDone(server.call(listAlerts, { query: { perPage: 100, ...query } }, by));
const found = async (rule: Reply<typeof getAlert>['rule'], by = officer) =>
  (await list({}, by)).rows.filter((alert) => alert.rule === rule);
const review = (id: string, by = officer) => server.call(reviewAlert, { params: { id } }, by);
const dismiss = (id: string, by = officer) =>
  server.call(closeAlert, { params: { id }, body: { outcome: 'dismissed', note: 'Cobra su quincena en partes' } }, by);
const report = (id: string, folio?: string) => {
  const body = { outcome: 'reported', note: 'Se reportó', ...(folio && { folio }) } as const;
  return server.call(closeAlert, { params: { id }, body }, officer);
};

/** Stores another alert, as the job would have raised it. */
async function planted(staffIds: readonly string[] = []): Promise<string> {
  const id = newId();
  const { now } = await clock.business(db);
  await db
    .insertInto('aml_alert')
    .values({
      ...{ id, key: `shared_device:${id}`, kind: 'unusual', rule: 'shared_device', state: 'new', thresholds: 1 },
      ...{ client_ids: [clientIdOf(borrower)], loan_id: null, payment_ids: [], amount_centavos: null },
      ...{ staff_ids: [...staffIds], raised_at: now },
    })
    .execute();
  return id;
}

/** Stores a request that two people carried out. */
async function decided(kind: string, maker: string, checker: string): Promise<void> {
  const { now } = await clock.business(db);
  const subject = { client_id: clientIdOf(borrower), application_id: null, loan_id: loanId, payout_id: null };
  await db
    .insertInto('approval')
    .values({
      ...{ id: newId(), kind, subject: newId(), ...subject, payment_id: null, payload: '{}', version: '' },
      ...{ reason: 'Pide', maker, asked_at: now, status: 'done', checker, decided_at: now, note: null },
    })
    .execute();
}

const first = {
  cash: centavos(1_000_000),
  splitPayments: 3,
  splitDays: 7,
  split: centavos(300_000),
  payoffPercent: 90,
  sharedClients: 3,
};
const change = () =>
  server.call(changeAmlThresholds, { body: { ...first, cash: centavos(90_000), note: 'Pedimos menos' } }, other);

answers(listAlerts, () => server.call(listAlerts, { query: {} }, auditor));
answers(getAlert, async () => server.call(getAlert, { params: { id: await planted() } }, auditor));
answers(reviewAlert, async () => review(await planted()));
answers(closeAlert, async () => dismiss(await planted()));
answers(changeAmlThresholds, change);
refuses(changeAmlThresholds, 'approval_pending', change);
answers(getAmlThresholds, () => server.call(getAmlThresholds, NOTHING, auditor));
refuses(getAlert, 'not_found', () => server.call(getAlert, { params: { id: nowhere } }, auditor));
refuses(reviewAlert, 'not_found', () => review(nowhere));
refuses(closeAlert, 'not_found', () => dismiss(nowhere));
refuses(closeAlert, 'invalid_input', async () => report(await planted()));
refuses(closeAlert, 'alert_closed', async () => {
  const id = await planted();
  await expectDone(dismiss(id));
  return report(id, 'R-1');
});
refuses(reviewAlert, 'alert_closed', async () => {
  const id = await planted();
  await expectDone(report(id, 'R-2'));
  return review(id);
});

describe('payments in cash that stay below the threshold', () => {
  test('payments in cash below the threshold are one alert, however often the job runs and whatever is paid after', async () => {
    for (const amountCentavos of [100_000, 100_000]) await payLoan(server, borrower, { loanId, amountCentavos });
    await raise();
    expect(await found('split_payments')).toEqual([]);
    await payLoan(server, borrower, { loanId, amountCentavos: 100_000 });
    await Promise.all([raise(), raise()]);
    await payLoan(server, borrower, { loanId, amountCentavos: 100_000 });
    await raise();
    expect(await found('split_payments')).toMatchObject([
      {
        kind: 'unusual',
        state: 'new',
        thresholds: 1,
        clientIds: [clientIdOf(borrower)],
        loanId,
        payments: 3,
        amount: 300_000,
        staffNames: [],
      },
    ]);
  });

  test('an alert names its client and lists the payments that raised it, and no other payment of the loan', async () => {
    const [alert] = await found('split_payments');
    expect(alert?.clientNames).toEqual(['Ana Robles Luna']);
    const { paymentRows } = await expectDone(server.call(getAlert, { params: { id: alert?.id ?? '' } }, auditor));
    expect(paymentRows).toHaveLength(3);
    const { hashedId: loanNumber } = (await server.call(getActiveLoan, { query: {} }, borrower)).data;
    const expected = { clientId: clientIdOf(borrower), loanId, loanNumber, amount: 100_000, reversedOn: null };
    for (const row of paymentRows) expect(row).toMatchObject({ ...expected, method: 'paynet' });
  });

  test('payments in cash are above the threshold once two people set another one', async () => {
    const open = await db
      .selectFrom('approval')
      .select('id')
      .where('kind', '=', 'aml.thresholds')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    await raise();
    expect(await found('cash_payment')).toEqual([]);
    await expectDone(server.call(approveRequest, { params: { id: open.id }, body: {} }, officer));
    expect(await expectDone(server.call(getAmlThresholds, NOTHING, auditor))).toMatchObject({
      version: 2,
      thresholds: { ...first, cash: 90_000 },
      madeByName: other.name,
      approvedByName: officer.name,
      reason: 'Pedimos menos',
    });
    await raise();
    const raised = await found('cash_payment');
    expect(raised.map(({ kind, thresholds, amount }) => [kind, thresholds, amount])).toEqual(
      Array.from({ length: 4 }, () => ['relevant', 2, 100_000]),
    );
  });
});

describe('a member of staff who lets money into a loan and out of it', () => {
  test('an alert about members of staff is reviewed by others, and they neither see nor close it', async () => {
    await decided('loan.register_payment', other.id, officer.id);
    await decided('payment.refund_credit', auditor.id, other.id);
    await raise();
    const [alert] = await found('same_operator');
    expect(alert).toMatchObject({ kind: 'internal', staffNames: [other.name], loanId });
    const id = alert?.id ?? '';
    expect(await found('same_operator', other)).toEqual([]);
    expect((await server.call(getAlert, { params: { id } }, other)).code).toBe('not_found');
    expect((await review(id, other)).code).toBe('not_found');
    expect((await dismiss(id, other)).code).toBe('not_found');
    const waiting = async (by: typeof officer) => (await workOf(server, 'alerts', by))?.waiting ?? 0;
    expect((await waiting(officer)) - (await waiting(other))).toBe(1);
    expect((await dismiss(id)).status).toBe(200);
  });
});

describe('an alert', () => {
  test('an alert that two people close at the same moment is closed by one of them, for good', async () => {
    const id = await planted();
    await expectDone(review(id));
    const answered = await Promise.all([dismiss(id), dismiss(id, other)]);
    expect(answered.map(({ code, status }) => code ?? status).toSorted()).toEqual([200, 'alert_closed']);
    const [closed] = (await list({ state: 'closed' })).rows.filter((alert) => alert.id === id);
    expect(closed).toMatchObject({ state: 'dismissed', heldByName: officer.name, note: 'Cobra su quincena en partes' });
    const { entries } = await expectDone(server.call(listAudit, { query: { subjectId: id } }, auditor));
    expect(entries.map(({ call, outcome }) => [call, outcome])).toEqual(
      expect.arrayContaining([
        ['reviewAlert', 'done'],
        ['closeAlert', 'done'],
        ['closeAlert', 'alert_closed'],
      ]),
    );
  });

  test('an alert is on one page of several', async () => {
    await planted();
    await planted();
    const all = (await list()).rows.map(({ id }) => id);
    const pages: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Reply<typeof listAlerts> = await list({ perPage: 2, ...(after && { after }) });
      pages.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect(pages).toEqual(all);
  });

  test('an alert is counted in the report to authorities of its month', async () => {
    const month = (await clock.business(db)).today.slice(0, 7);
    const { files } = await expectDone(server.call(getRegulatorPack, { query: { month } }, auditor));
    expect(files.find(({ name }) => name === 'alerts')?.rows).toBeGreaterThan(0);
  });
});
