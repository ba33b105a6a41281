import { addDays } from '@lender/calculator';
import {
  advanceSandboxClock,
  changeMandate,
  getMandate,
  listMandates,
  rescheduleDebit,
  type Send,
} from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { allowDebits } from '../../../../test/people/mandated.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { debitLoansJob } from '../index.ts';

const server = await testServer();
const { services } = server;
const { db } = services;
const staff = await staffMember(server, 'payments');
const note = 'Lo pidió por teléfono';
const nowhere = crypto.randomUUID();

const debtor = async () => {
  const borrower = await lend(server);
  await allowDebits(server, borrower, { digits: '000' });
  const { id } = await db
    .selectFrom('mandate')
    .select('id')
    .where('client_id', '=', clientIdOf(borrower))
    .executeTakeFirstOrThrow();
  return { ...borrower, id };
};
const [rests, moves, ends, stays] = [await debtor(), await debtor(), await debtor(), await debtor()];
const early = await debtor();
const { due_date: dueDate } = await db.selectFrom('loan').select('due_date').limit(1).executeTakeFirstOrThrow();
if (!dueDate) throw new Error('no due date');
const operator = { token: await server.operator() };
const goTo = (days: number) =>
  expectDone(server.call(advanceSandboxClock, { body: { businessDate: addDays(dueDate, days) } }, operator));
// Every borrower is notified of a debit, and none can be made for a day.
await goTo(-1);

const list = async (query: Send<typeof listMandates>['query'] = {}) =>
  expectDone(server.call(listMandates, { query }, staff));
const referenceOf = async (loanId: string) =>
  (await db.selectFrom('loan').select('hashed_id').where('id', '=', loanId).executeTakeFirstOrThrow()).hashed_id;
const rowOf = async (id: string) => (await list({ perPage: 100 })).find((row) => row.id === id);
const change = (id: string, to: 'paused' | 'active' | 'cancelled') =>
  server.call(changeMandate, { params: { id }, body: { to, note } }, staff);
const reschedule = (id: string, days: number) =>
  server.call(rescheduleDebit, { params: { id }, body: { chargeOn: addDays(dueDate, days), note } }, staff);
const messagesOf = (borrower: { readonly token: string }) =>
  db
    .selectFrom('message')
    .select('key')
    .distinct()
    .where('client_id', '=', clientIdOf(borrower))
    .where('kind', '=', 'debit_announced')
    .execute();
const announcedOf = (id: string) =>
  vi.waitFor(async () => expect((await rowOf(id))?.nextDebit?.status).toBe('announced'), soon);
await announcedOf(moves.id);
await announcedOf(early.id);

answers(listMandates, () => server.call(listMandates, { query: {} }, staff));
answers(rescheduleDebit, () => reschedule(early.id, 2));
refuses(changeMandate, 'not_found', () => change(nowhere, 'paused'));
refuses(changeMandate, 'illegal_transition', () => change(stays.id, 'active'));
refuses(rescheduleDebit, 'not_found', () => reschedule(nowhere, 1));
refuses(rescheduleDebit, 'invalid_input', () => reschedule(moves.id, 11));
refuses(rescheduleDebit, 'invalid_input', () => reschedule(moves.id, -1));

describe('mandates', () => {
  test('mandates are listed with their next debit, and the days to which it may be moved', async () => {
    expect(await rowOf(stays.id)).toMatchObject({
      status: 'active',
      clientName: 'Ana Robles',
      bank: 'BBVA México',
      nextDebit: {
        dueOn: dueDate,
        chargeOn: dueDate,
        loanId: stays.loanId,
        loanReference: await referenceOf(stays.loanId),
        movable: { to: addDays(dueDate, 10) },
      },
      lastDebit: null,
    });
    const ids = (await list({ status: 'active', debits: 'coming' })).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([rests.id, moves.id, ends.id, stays.id]));
    expect(await list({ debits: 'failed' })).toEqual([]);
    const [first] = await list({ perPage: 1 });
    expect((await list({ before: first?.id ?? '' })).map(({ id }) => id)).not.toContain(first?.id);
  });

  test('a paused mandate cancels its debit, notifies the borrower, and announces it again once resumed', async () => {
    expect(await expectDone(change(rests.id, 'paused'))).toEqual({ status: 'paused' });
    expect(await rowOf(rests.id)).toMatchObject({
      status: 'paused',
      nextDebit: null,
      lastDebit: { status: 'called_off', cause: 'mandate_paused', objectableUntil: null },
    });
    const { mandate, nextDebit } = await expectDone(server.call(getMandate, NOTHING, rests));
    expect([mandate?.status, nextDebit]).toEqual(['paused', null]);
    await debitLoansJob(services)();
    expect((await rowOf(rests.id))?.nextDebit).toBeNull();
    expect((await reschedule(rests.id, 2)).code).toBe('illegal_transition');
    await expectDone(change(rests.id, 'active'));
    await debitLoansJob(services)();
    await announcedOf(rests.id);
    expect(await messagesOf(rests)).toHaveLength(2);
  });

  test('the debit of a mandate can be moved to another day, and the borrower is notified', async () => {
    expect(await expectDone(reschedule(moves.id, 3))).toEqual({ chargeOn: addDays(dueDate, 3) });
    const { nextDebit } = await expectDone(server.call(getMandate, NOTHING, moves));
    expect(nextDebit?.on).toBe(addDays(dueDate, 3));
    expect(await messagesOf(moves)).toHaveLength(2);
  });

  test('a mandate that staff cancel ends, and its debit with it', async () => {
    await expectDone(change(ends.id, 'cancelled'));
    expect(await rowOf(ends.id)).toMatchObject({
      status: 'cancelled',
      cause: 'staff',
      nextDebit: null,
      lastDebit: { status: 'called_off', cause: 'mandate_over' },
    });
    expect((await change(ends.id, 'active')).code).toBe('illegal_transition');
  });

  test('a mandate is debited on the day that was last set, and the debit may be objected to for a while', async () => {
    await goTo(1);
    const debited = (id: string) =>
      vi.waitFor(async () => expect((await rowOf(id))?.lastDebit?.status).toBe('debited'), soon);
    await debited(stays.id);
    expect((await rowOf(stays.id))?.lastDebit?.objectableUntil).not.toBeNull();
    expect((await rowOf(moves.id))?.nextDebit).toMatchObject({ status: 'announced', chargeOn: addDays(dueDate, 3) });
    expect((await rowOf(ends.id))?.nextDebit).toBeNull();
    await goTo(4);
    await debited(moves.id);
  });
});

answers(changeMandate, async () => change(rests.id, 'cancelled'));
refuses(rescheduleDebit, 'illegal_transition', () => reschedule(ends.id, 2));
