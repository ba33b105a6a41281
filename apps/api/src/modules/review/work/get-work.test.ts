import { addDays } from '@lender/calculator';
import { getWork, type StaffTaskMatter, WORK_KINDS, WORK_PERMISSIONS, type WorkKind } from '@lender/contract';
import { mayRole, STAFF_ROLES, type StaffRole } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { workOf } from '../../../../test/people/work-of.ts';
import { answers } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { openTask } from '../../tasks/index.ts';

// Without the sweeps, which would close or open what a test counts.
const server = await testServer({ ROLE: 'http' });
const { services } = server;
const { db, newId } = services;
// One after the other: sign-ins at the same moment are limited.
const staff = new Map<StaffRole, Awaited<ReturnType<typeof staffMember>>>();
for (const role of STAFF_ROLES) staff.set(role, await staffMember(server, role));
const HOUR_MS = 3_600_000;

function as(role: StaffRole) {
  const member = staff.get(role);
  if (!member) throw new Error(`no ${role}`);
  return member;
}

const count = async (kind: WorkKind, role: StaffRole) => (await workOf(server, kind, as(role)))?.waiting;
const open = (matter: StaffTaskMatter, subject = newId()) =>
  inTransaction(db, (tx) => openTask(tx, { subject, matter }, services));
const returned = (): StaffTaskMatter => ({
  kind: 'payout_returned',
  facts: { payoutId: newId(), amount: centavos(200_000) },
});

answers(getWork, () => server.call(getWork, NOTHING, as('admin')));

test.each(STAFF_ROLES)('the work of the %s has the kinds on which the role may act, and no other', async (role) => {
  const { lines } = await expectDone(server.call(getWork, NOTHING, as(role)));
  const expected = WORK_KINDS.filter((kind) => WORK_PERMISSIONS[kind].every((permission) => mayRole(role, permission)));
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual(expected.toSorted());
});

describe('work that is a task', () => {
  test('a returned payout is the work of payments, and a disputed loan the work of support', async () => {
    const [payouts = 0, disputes = 0] = [await count('payouts', 'payments'), await count('disputes', 'support')];
    await open(returned());
    await open({ kind: 'loan_disputed', facts: { loanId: newId(), amount: centavos(100_000) } });
    expect(await count('payouts', 'payments')).toBe(payouts + 1);
    expect(await count('disputes', 'support')).toBe(disputes + 1);
    expect([await count('payouts', 'support'), await count('disputes', 'payments')]).toEqual([undefined, undefined]);
  });

  test('a dead job is the work of an administrator, who reads no tasks', async () => {
    const before = (await count('jobs', 'admin')) ?? 0;
    await open({ kind: 'job_failed', facts: { queue: 'send-sms', cause: 'away', jobId: newId() } });
    expect(await count('jobs', 'admin')).toBe(before + 1);
  });

  test('the next item of work is the one that is due first, and it is overdue after its deadline', async () => {
    const payments = as('payments');
    const subject = newId();
    await open(returned(), subject);
    const row = await db.selectFrom('staff_task').select('id').where('subject', '=', subject).executeTakeFirstOrThrow();
    const dueAt = new Date(Date.parse('2026-01-01T12:00:00Z'));
    const before = await workOf(server, 'payouts', payments);
    await db.updateTable('staff_task').set({ due_at: dueAt }).where('id', '=', row.id).execute();
    expect(await workOf(server, 'payouts', payments)).toMatchObject({
      waiting: before?.waiting,
      overdue: (before?.overdue ?? 0) + 1,
      next: { id: row.id, dueAt: dueAt.toISOString() },
    });
    const { lines } = await expectDone(server.call(getWork, NOTHING, payments));
    expect(lines[0]?.kind).toBe('payouts');
  });
});

describe('work on money', () => {
  test('a payment without a loan waits for payments within a day of its arrival', async () => {
    const { now, today } = await services.clock.business(db);
    const before = (await count('deposits', 'payments')) ?? 0;
    const knownAt = new Date(now.getTime() - 30 * HOUR_MS);
    const money = {
      method: 'spei',
      amount_centavos: centavos(50_000),
      received_on: today,
      received_at: knownAt,
    } as const;
    await db
      .insertInto('receipt')
      .values({
        ...{ id: newId(), provider_id: newId(), tracking_key: null, origin_sealed: null, note: null },
        ...{ ...money, known_at: knownAt, status: 'unmatched' },
      })
      .execute();
    const after = await workOf(server, 'deposits', as('payments'));
    expect(after).toMatchObject({ waiting: before + 1, next: { dueAt: expect.any(String) } });
    expect(after?.overdue).toBeGreaterThan(0);
  });
});

describe('work of a collector', async () => {
  // With workers, which pay a loan out.
  const lender = await testServer();
  const collector = await staffMember(lender, 'collector');
  const calls = async () => (await workOf(lender, 'calls', collector))?.waiting;

  test('a late loan is to be called once a day, unless its borrower may not be contacted or promised to pay', async () => {
    const { loanId } = await lend(lender);
    const before = (await calls()) ?? 0;
    const { today } = await lender.services.clock.business(lender.services.db);
    await lender.services.db
      .updateTable('loan')
      .set({ due_date: addDays(today, -5) })
      .where('id', '=', loanId)
      .execute();
    expect(await calls()).toBe(before + 1);
    const { client_id } = await lender.services.db
      .selectFrom('loan')
      .select('client_id')
      .where('id', '=', loanId)
      .executeTakeFirstOrThrow();
    const stop = { client_id, since: lender.services.clock.wall(), stopped_by: collector.id, note: 'Lo pidió' };
    await lender.services.db.insertInto('collection_stop').values(stop).execute();
    expect(await calls()).toBe(before);
    await lender.services.db.deleteFrom('collection_stop').where('client_id', '=', client_id).execute();
    const { now } = await lender.services.clock.business(lender.services.db);
    const made = { made_by: collector.id, agency_id: null, outcome: 'no_answer', channel: 'call' } as const;
    await lender.services.db
      .insertInto('collection_contact')
      .values({ client_id, loan_id: loanId, id: newId(), at: now, note: 'No contestó', ...made })
      .execute();
    expect(await calls()).toBe(before);
  });

  test('a promise to pay is the work of its day, and late work afterwards', async () => {
    const { loanId } = await lend(lender);
    const { today, now } = await lender.services.clock.business(lender.services.db);
    const { client_id } = await lender.services.db
      .selectFrom('loan')
      .select('client_id')
      .where('id', '=', loanId)
      .executeTakeFirstOrThrow();
    await lender.services.db
      .updateTable('loan')
      .set({ due_date: addDays(today, -9) })
      .where('id', '=', loanId)
      .execute();
    const before = await workOf(lender, 'promises', collector);
    const amounts = {
      amount_centavos: centavos(90_000),
      paid_before_centavos: centavos(0),
      paid_centavos: centavos(0),
    };
    const promise = { client_id, loan_id: loanId, id: newId(), made_at: now, made_on: addDays(today, -2), ...amounts };
    await lender.services.db
      .insertInto('payment_promise')
      .values({ ...promise, promised_on: today, state: 'open', note: 'Cobra hoy', made_by: collector.id })
      .execute();
    const after = await workOf(lender, 'promises', collector);
    expect(after).toMatchObject({ waiting: (before?.waiting ?? 0) + 1, overdue: before?.overdue ?? 0 });
    await lender.services.db
      .updateTable('payment_promise')
      .set({ promised_on: addDays(today, -1) })
      .where('id', '=', promise.id)
      .execute();
    expect((await workOf(lender, 'promises', collector))?.overdue).toBe((before?.overdue ?? 0) + 1);
  });
});

test('an invitation is the work of an administrator until it is accepted, withdrawn or over', async () => {
  const before = (await count('invitations', 'admin')) ?? 0;
  const wall = services.clock.wall();
  const invitation = { id: newId(), email: `${newId()}@example.com`, name: 'Alguien', role: 'support' } as const;
  await db
    .insertInto('staff_invitation')
    .values({
      ...invitation,
      ...{ token_hash: Buffer.alloc(32, 7), invited_by: null, invited_at: wall },
      expires_at: new Date(wall.getTime() + HOUR_MS),
    })
    .execute();
  expect(await count('invitations', 'admin')).toBe(before + 1);
  await db.updateTable('staff_invitation').set({ ended_at: wall }).where('id', '=', invitation.id).execute();
  expect(await count('invitations', 'admin')).toBe(before);
});
