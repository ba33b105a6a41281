import { addDays, plainDate } from '@lender/calculator';
import {
  getCashReport,
  getCatReport,
  getCollectionReport,
  getFunnelReport,
  getProductivityReport,
  getRollReport,
  getRuleReport,
  getTrialBalance,
  getVintageReport,
} from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../test/loans/lend.ts';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import { expectDone } from '../../../test/people/journey.ts';
import { plantCase } from '../../../test/people/planted-case.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const { db, clock, newId } = server.services;
const auditor = await staffMember(server, 'auditor');
const { today } = await clock.business(db);
const { signing, rejected, manualVerification } = APPLICATION_STATUS;

const period = (from: string, to: string) => ({ query: { from: plainDate(from), to: plainDate(to) } });
const funnel = (from: string, to: string) => expectDone(server.call(getFunnelReport, period(from, to), auditor));

const noPeriod = period('2026-03-02', '2026-03-01');

answers(getFunnelReport, () => server.call(getFunnelReport, { query: {} }, auditor));
answers(getRuleReport, () => server.call(getRuleReport, { query: {} }, auditor));
answers(getVintageReport, () => server.call(getVintageReport, { query: {} }, auditor));
answers(getRollReport, () => server.call(getRollReport, { query: {} }, auditor));
answers(getProductivityReport, () => server.call(getProductivityReport, { query: {} }, auditor));
answers(getCollectionReport, () => server.call(getCollectionReport, { query: {} }, auditor));
answers(getCatReport, () => server.call(getCatReport, { query: {} }, auditor));
answers(getCashReport, () => server.call(getCashReport, { query: {} }, auditor));
refuses(getFunnelReport, 'invalid_input', () => server.call(getFunnelReport, noPeriod, auditor));
refuses(getRuleReport, 'invalid_input', () => server.call(getRuleReport, noPeriod, auditor));
refuses(getVintageReport, 'invalid_input', () => server.call(getVintageReport, noPeriod, auditor));
refuses(getRollReport, 'invalid_input', () => server.call(getRollReport, noPeriod, auditor));
refuses(getProductivityReport, 'invalid_input', () => server.call(getProductivityReport, noPeriod, auditor));
refuses(getCollectionReport, 'invalid_input', () => server.call(getCollectionReport, noPeriod, auditor));
refuses(getCatReport, 'invalid_input', () => server.call(getCatReport, noPeriod, auditor));
refuses(getCashReport, 'invalid_input', () => server.call(getCashReport, noPeriod, auditor));

interface Decided {
  readonly id: string;
  readonly clientId: string;
  readonly outcome: ApplicationStatus;
  readonly fired: readonly string[];
  readonly offered?: number;
  /** Author of a person's decision, and the minutes since the engine's. */
  readonly by?: { readonly id: string; readonly minutes: number };
}
const DECIDED = new Date('2025-03-10T18:00:00Z');

const decide = ({ id, clientId, outcome, fired, offered, by }: Decided) =>
  db
    .insertInto('decision')
    .values({
      client_id: clientId,
      id: newId(),
      application_id: id,
      kind: by ? 'manual' : 'engine',
      policy: 'mx-stl',
      policy_version: 1,
      variables: '{}',
      origins: '{}',
      inputs: null,
      outcome,
      amount_centavos: offered === undefined ? null : centavos(offered),
      result: JSON.stringify({
        trace: ['K1', 'S1', 'A5'].map((rule) => ({ rule, result: fired.includes(rule) ? 'fired' : 'not_fired' })),
      }),
      reasons: [],
      decided_by: by?.id ?? null,
      note: null,
      decided_at: new Date(DECIDED.getTime() + (by?.minutes ?? 0) * 60_000),
    })
    .execute();

test('the funnel counts the applications that each partner sent, and the loans that resulted', async () => {
  const at = new Date('2024-03-10T18:00:00Z');
  const sendBy = async (partner: string | undefined, desiredCentavos: number) => {
    const { id } = await plantCase(server, { status: signing, desiredCentavos, createdAt: at, statusSince: at });
    const signals = JSON.stringify(partner === undefined ? {} : { affiliate: { partner, code: '77' } });
    await db.updateTable('application').set({ signals }).where('id', '=', id).execute();
  };
  await sendBy('radar', 100_000);
  await sendBy('radar', 200_000);
  await sendBy('faro', 300_000);
  await sendBy(undefined, 400_000);
  expect((await funnel('2024-03-01', '2024-03-31')).partners).toEqual([
    { partner: 'radar', applications: 2, asked: 300_000, paidOut: 0, lent: 0 },
    { partner: 'faro', applications: 1, asked: 300_000, paidOut: 0, lent: 0 },
  ]);
});

describe('the applications of a month', () => {
  test('applications are counted by the stage they reached, by the days of Mexico City, with the decision and its reasons', async () => {
    const plant = (status: ApplicationStatus, desiredCentavos: number, createdAt: string) =>
      plantCase(server, { status, desiredCentavos, createdAt: new Date(createdAt), statusSince: new Date(createdAt) });
    // The last minute of the month before, the month's first and last minute, and the first of the next.
    await plant(manualVerification, 100_000, '2025-03-01T05:59:59Z');
    const first = await plant(signing, 200_000, '2025-03-01T06:00:00Z');
    const last = await plant(rejected, 300_000, '2025-04-01T05:59:59Z');
    await plant(manualVerification, 450_000, '2025-03-15T12:00:00Z');
    await plant(manualVerification, 400_000, '2025-04-01T06:00:00Z');
    await decide({ ...first, outcome: signing, fired: ['A5'], offered: 150_000 });
    await decide({ ...last, outcome: rejected, fired: ['K1', 'S1'] });

    const { stages, statuses } = await funnel('2025-03-01', '2025-03-31');
    expect(stages.map(({ stage, applications, asked }) => [stage, applications, asked])).toEqual([
      ['applied', 3, 950_000],
      ['employment', 3, 950_000],
      ['address', 3, 950_000],
      ['account', 3, 950_000],
      ['documents', 2, 500_000],
      ['decided', 2, 500_000],
      ['approved', 1, 200_000],
      ['signed', 0, 0],
      ['paid_out', 0, 0],
    ]);
    expect(statuses).toEqual([
      { status: signing, applications: 1, asked: 200_000 },
      { status: rejected, applications: 1, asked: 300_000 },
      { status: manualVerification, applications: 1, asked: 450_000 },
    ]);

    const { outcomes, rules } = await expectDone(
      server.call(getRuleReport, period('2025-03-10', '2025-03-10'), auditor),
    );
    const approved = { outcome: signing, decisions: 1, asked: 200_000, offered: 150_000 };
    const refused = { outcome: rejected, decisions: 1, asked: 300_000, offered: 0 };
    expect(outcomes).toEqual([approved, refused]);
    expect(rules).toEqual([
      { rule: 'A5', ...approved },
      { rule: 'K1', ...refused },
      { rule: 'S1', ...refused },
    ]);
  });

  test('a month without applications has only zeros', async () => {
    const { stages, statuses } = await funnel('2024-01-01', '2024-01-31');
    expect(stages.every(({ applications, asked }) => applications === 0 && asked === 0)).toBe(true);
    expect(statuses).toEqual([]);
  });
});

test('each member of staff has their number of decisions and the time that the cases had waited', async () => {
  const [ana, luis] = [await staffMember(server, 'verifier'), await staffMember(server, 'verifier')];
  const createdAt = new Date(DECIDED.getTime() - 86_400_000);
  const plant = () =>
    plantCase(server, { status: rejected, desiredCentavos: 100_000, createdAt, statusSince: createdAt });
  for (const minutes of [10, 20, 90]) {
    const planted = await plant();
    await decide({ ...planted, outcome: manualVerification, fired: [] });
    await decide({ ...planted, outcome: minutes > 20 ? rejected : signing, fired: [], by: { id: ana.id, minutes } });
  }
  // The engine did not decide this one: it waited since it was requested.
  await decide({ ...(await plant()), outcome: rejected, fired: [], by: { id: luis.id, minutes: 60 } });
  const { people } = await expectDone(server.call(getProductivityReport, period('2025-03-10', '2025-03-10'), auditor));
  const none = { tasks: 0, contacts: 0 };
  expect(people).toEqual([
    {
      ...{ staffId: ana.id, name: ana.name, decisions: 3, rejections: 1, medianMinutes: 20, slowMinutes: 76, ...none },
    },
    {
      ...{ staffId: luis.id, name: luis.name, decisions: 1, rejections: 1, medianMinutes: 1_500, slowMinutes: 1_500 },
      ...none,
    },
  ]);
});

describe('loans that were paid out today', () => {
  test('loans paid out today move the money of the day as in the ledger, and age and roll by their events', async () => {
    const [kept, paid] = [await lend(server), await lend(server)];
    await payLoan(server, paid, { loanId: paid.loanId, amountCentavos: 200_000 });

    const trial = async (date: typeof today) =>
      (await expectDone(server.call(getTrialBalance, { query: { date } }, auditor))).balances;
    const [before, after] = [await trial(addDays(today, -1)), await trial(today)];
    const { accounts, days } = await expectDone(server.call(getCashReport, period(today, today), auditor));
    for (const { account, opening, closing, ...moved } of accounts) {
      expect({ account, amount: opening }).toEqual(before.find((row) => row.account === account));
      expect({ account, amount: closing }).toEqual(after.find((row) => row.account === account));
      expect(opening + moved.in - moved.out).toBe(closing);
    }
    const out = kept.principal + paid.principal;
    expect(accounts.map(({ account, in: came, out: went }) => [account, came, went])).toEqual([
      ['bank', 0, out],
      ['openpay_store_clearing', 200_000, 0],
    ]);
    expect(days).toEqual([{ date: today, in: 200_000, out, closing: 200_000 - out }]);

    // No more payments are made: after sixty days both are late, unless the payment was enough.
    const { moves } = await expectDone(
      server.call(getRollReport, { query: { from: today, to: addDays(today, 60) } }, auditor),
    );
    expect(moves.reduce((sum, { loans }) => sum + loans, 0)).toBeGreaterThan(0);
    expect(moves.every(({ before: stood, after: stands }) => stood === 'current' && stands !== 'current')).toBe(true);

    const { groups } = await expectDone(server.call(getCatReport, period(today, today), auditor));
    expect(groups.reduce((sum, { loans }) => sum + loans, 0)).toBe(2);
    expect(groups.reduce((sum, { lent }) => sum + lent, 0)).toBe(out);
    for (const { least, median, most } of groups) expect([least, median, most].every((cat) => cat > 0)).toBe(true);

    const late = { query: { from: addDays(today, 50), to: addDays(today, 60) } };
    const { buckets } = await expectDone(server.call(getCollectionReport, late, auditor));
    expect(buckets.reduce((sum, { loans }) => sum + loans, 0)).toBeGreaterThan(0);
    for (const { due, collected, paying } of buckets) {
      expect(due).toBeGreaterThan(0);
      expect([collected, paying]).toEqual([0, 0]);
    }

    await db
      .updateTable('business_clock')
      .set({ offset_ms: 60 * 86_400_000 })
      .execute();
    const { months } = await expectDone(
      server.call(getVintageReport, { query: { from: today, to: today, daysLate: 7 } }, auditor),
    );
    const [month] = months;
    expect(months).toHaveLength(1);
    expect(month).toMatchObject({ month: `${today.slice(0, 7)}-01`, loans: 2, lent: out });
    expect(month?.ages.map(({ days: age }) => age)).toEqual([15, 30, 45, 60]);
    expect(month?.ages.at(-1)?.late).toBe(
      moves.filter(({ after: stands }) => stands !== 'closed').reduce((sum, { principal }) => sum + principal, 0),
    );
    expect(month?.ages[0]?.late).toBe(0);
  });
});
