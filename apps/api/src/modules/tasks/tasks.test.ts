import { closeTask, listTasks, type StaffTaskMatter } from '@lender/contract';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { expectDone, registerWithDetails } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { workOf } from '../../../test/people/work-of.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { openTask, settleTask } from './index.ts';

const server = await testServer();
const { services } = server;
const staff = await staffMember(server, 'payments');
const client = await registerWithDetails(server);

const returned = (payoutId: string): StaffTaskMatter => ({
  kind: 'payout_returned',
  facts: { payoutId, clientId: clientIdOf(client), amount: centavos(200_000), cause: 'Cuenta inexistente' },
});
const open = (subject: string, matter = returned(subject), dueAt?: Date) =>
  inTransaction(services.db, (tx) => openTask(tx, { subject, matter, ...(dueAt && { dueAt }) }, services));
const list = async (query = {}) => (await server.call(listTasks, { query: { perPage: 100, ...query } }, staff)).data;
const rowOf = async (payoutId: string, query = {}) =>
  (await list(query)).find(({ matter }) => 'payoutId' in matter.facts && matter.facts.payoutId === payoutId);
/** Opens a task. */
async function opened(): Promise<{ payoutId: string; id: string }> {
  const payoutId = crypto.randomUUID();
  await open(payoutId);
  const row = await rowOf(payoutId);
  if (!row) throw new Error('no such task');
  return { payoutId, id: row.id };
}
const close = (id: string, key?: string) =>
  server.call(closeTask, { params: { id }, body: { note: 'Hablé con el cliente' } }, { ...staff, ...(key && { key }) });

describe('a task for staff', () => {
  answers(listTasks, () => server.call(listTasks, { query: {} }, staff));
  answers(closeTask, async () => close((await opened()).id));
  refuses(closeTask, 'not_found', () => close(crypto.randomUUID()));
  refuses(closeTask, 'task_closed', async () => {
    const { id } = await opened();
    await expectDone(close(id));
    return close(id);
  });

  test('a task states its subject, how long it has waited, and until when it should be done', async () => {
    const payoutId = crypto.randomUUID();
    const { now } = await services.clock.business(services.db);
    await open(payoutId, returned(payoutId), now);
    expect(await rowOf(payoutId)).toMatchObject({
      matter: returned(payoutId),
      clientName: 'Ana Robles',
      waitingMinutes: 0,
      dueAt: now.toISOString(),
      closedAt: null,
    });
  });

  test('a task waits once however often it is opened, and again when its cause happens again', async () => {
    const payoutId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => open(payoutId)));
    const rows = async (query = {}) =>
      (await list(query)).filter(({ matter }) => 'payoutId' in matter.facts && matter.facts.payoutId === payoutId);
    expect(await rows()).toHaveLength(1);
    await expectDone(close((await rows())[0]?.id ?? ''));
    await open(payoutId);
    expect([(await rows()).length, (await rows({ state: 'closed' })).length]).toEqual([1, 1]);
  });

  test('a task that several people close at once is closed by one of them, with their name and reason', async () => {
    const { id, payoutId } = await opened();
    const closed = await Promise.all([close(id), close(id), close(id)]);
    expect(closed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await rowOf(payoutId)).toBeUndefined();
    expect(await rowOf(payoutId, { state: 'closed' })).toMatchObject({
      closedByName: staff.name,
      note: 'Hablé con el cliente',
    });
  });

  test('a task is closed once for one key, and the answer is repeated', async () => {
    const { id } = await opened();
    const key = crypto.randomUUID();
    expect([(await close(id, key)).status, (await close(id, key)).status]).toEqual([200, 200]);
  });

  test('a task closes by itself when its subject is settled', async () => {
    const { payoutId } = await opened();
    const settle = () =>
      inTransaction(services.db, (tx) => settleTask(tx, { kind: 'payout_returned', subject: payoutId }, services));
    await settle();
    await settle();
    expect(await rowOf(payoutId, { state: 'closed' })).toMatchObject({ closedByName: null, note: null });
  });

  test('a task is not opened by a transaction that was rolled back', async () => {
    const payoutId = crypto.randomUUID();
    const undone = inTransaction(services.db, async (tx) => {
      await openTask(tx, { subject: payoutId, matter: returned(payoutId) }, services);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rowOf(payoutId)).toBeUndefined();
  });

  test('a task without a deadline of its own is due after the time limit of its kind', async () => {
    const payoutId = crypto.randomUUID();
    await open(payoutId);
    const { openedAt = '', dueAt } = (await rowOf(payoutId)) ?? {};
    expect(Date.parse(dueAt ?? '') - Date.parse(openedAt)).toBe(4 * 3_600_000);
  });

  test('open tasks are listed by their deadline, however late they were opened', async () => {
    const urgent = crypto.randomUUID();
    await open(crypto.randomUUID());
    await open(urgent, returned(urgent), new Date('2026-01-01T12:00:00.000Z'));
    expect((await list())[0]?.matter).toEqual(returned(urgent));
  });

  test('tasks are listed by their kind, the oldest first', async () => {
    const queue = (name: string): StaffTaskMatter => ({ kind: 'job_failed', facts: { queue: name, cause: 'away' } });
    await open('one', queue('one'));
    await open('two', queue('two'));
    const rows = await list({ kind: 'job_failed' });
    expect(rows.map(({ matter }) => matter)).toEqual([queue('one'), queue('two')]);
    expect(rows.map(({ clientName }) => clientName)).toEqual([null, null]);
  });
});

describe('a member of staff in support', () => {
  const disputed = (): StaffTaskMatter => ({
    kind: 'loan_disputed',
    facts: { loanId: crypto.randomUUID(), clientId: clientIdOf(client), amount: centavos(200_000) },
  });
  const hardship = (): StaffTaskMatter => ({
    kind: 'hardship_asked',
    facts: { loanId: crypto.randomUUID(), clientId: clientIdOf(client), daysLate: 4, reason: 'less_income' },
  });
  const unproven = (): StaffTaskMatter => ({
    kind: 'transfer_unproven',
    facts: { clientId: clientIdOf(client), amount: centavos(50_000) },
  });

  test('support sees and closes the reports of borrowers, and neither sees nor closes tasks about money', async () => {
    const support = await staffMember(server, 'support');
    const { id: aboutMoney } = await opened();
    for (const matter of [disputed(), hardship(), unproven()]) await open(crypto.randomUUID(), matter);
    const { data } = await server.call(listTasks, { query: { perPage: 100 } }, support);
    expect(new Set(data.map(({ matter }) => matter.kind))).toEqual(
      new Set(['loan_disputed', 'hardship_asked', 'transfer_unproven']),
    );
    const closeAs = (id: string) =>
      server.call(closeTask, { params: { id }, body: { note: 'Hablé con el cliente' } }, support);
    for (const { id } of data) expect((await closeAs(id)).status).toBe(200);
    expect(await closeAs(aboutMoney)).toMatchObject({ status: 404 });
    expect((await close(aboutMoney)).status).toBe(200);
    for (const kind of ['disputes', 'hardship', 'transfers'] as const)
      expect(await workOf(server, kind, support)).toMatchObject({ waiting: 0, next: null });
    expect(await workOf(server, 'payouts', support)).toBeUndefined();
  });
});
