import { cancelMandate } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { dueDebits } from '../../../test/loans/due-debits.ts';
import { expectDone, NOTHING } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';
import type { DirectDebit } from '../../providers/direct-debit/port.ts';
import { makeDebit } from './debits/make-debit.ts';
import { debitLoansJob } from './index.ts';
import { pollDebits } from './poll-debits.ts';

const server = await testServer();
const { services } = server;
const { directDebit } = services;
const { person, debitOf, paymentsOf, askedOfBank, becomes } = await dueDebits(server, 5);
/** Returns services whose provider debits differently. */
const servedBy = (debit: DirectDebit['debit']) => ({ ...services, directDebit: { ...directDebit, debit } });

describe('a debit', () => {
  test('a debit whose answer was lost is looked up, and neither made again nor lost', async () => {
    const borrower = person();
    const debit = await debitOf(borrower);
    const loses: DirectDebit['debit'] = async (order) => {
      await directDebit.debit(order);
      throw new Error('the answer was lost');
    };
    await expect(makeDebit(debit, servedBy(loses))).rejects.toThrow('lost');
    expect((await debitOf(borrower)).asked_centavos).toBe(debit.amount_centavos);
    await makeDebit(debit, services);
    await becomes(borrower, 'debited');
    expect(await askedOfBank(debit.id)).toBe(1);
    expect(await paymentsOf(borrower)).toHaveLength(1);
  });

  test('a debit that is unknown to the provider is called off with its mandate', async () => {
    const borrower = person();
    const debit = await debitOf(borrower);
    await expect(
      makeDebit(
        debit,
        servedBy(() => Promise.reject(new Error('away'))),
      ),
    ).rejects.toThrow('away');
    expect(await debitOf(borrower)).toMatchObject({ status: 'sending' });
    await expectDone(server.call(cancelMandate, NOTHING, borrower));
    await makeDebit(debit, services);
    expect(await debitOf(borrower)).toMatchObject({ status: 'called_off', cause: 'mandate_over' });
    expect(await askedOfBank(debit.id)).toBe(0);
  });

  test('a debit is made once by any number of workers, and booked once', async () => {
    const borrower = person();
    const debit = await debitOf(borrower);
    await Promise.allSettled([1, 2, 3, 4].map(() => makeDebit(debit, services)));
    await Promise.all([debitLoansJob(services)(), debitLoansJob(services)()]);
    await becomes(borrower, 'debited');
    expect(await askedOfBank(debit.id)).toBe(1);
    expect(await paymentsOf(borrower)).toEqual([
      { provider_id: (await debitOf(borrower)).provider_id, amount_centavos: debit.amount_centavos },
    ]);
  });

  test('a debit is polled every five minutes while it waits, and daily for as long as it may be objected to', async () => {
    const debit = await debitOf(person());
    const { now } = await services.clock.business(services.db);
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const asked: string[] = [];
    const findDebit: DirectDebit['findDebit'] = async (id) => {
      asked.push(id);
      return undefined;
    };
    const isAsked = async (status: 'waiting' | 'debited', days: { asked: number; sent: number }) => {
      const reported = { status, asked_at: ago(days.asked), sent_at: ago(days.sent) };
      await services.db.updateTable('debit').set(reported).where('id', '=', debit.id).execute();
      asked.length = 0;
      await pollDebits({ ...services, directDebit: { ...directDebit, findDebit } });
      return asked.includes(debit.id);
    };
    const minute = 1 / 1_440;
    expect(await isAsked('waiting', { asked: 4 * minute, sent: 1 })).toBe(false);
    expect(await isAsked('waiting', { asked: 6 * minute, sent: 1 })).toBe(true);
    expect(await isAsked('debited', { asked: 1 - minute, sent: 2 })).toBe(false);
    expect(await isAsked('debited', { asked: 1 + minute, sent: 120 - minute })).toBe(true);
    expect(await isAsked('debited', { asked: 1 + minute, sent: 120 + minute })).toBe(false);
  });

  test('a debit for which no notice ever comes is polled', async () => {
    const borrower = person();
    const put = { method: 'PUT', headers: { 'content-type': 'application/json' } };
    const never = JSON.stringify({ fault: 'never', of: 'notices' });
    const reported = await fetch(`${server.simulators.url}/faults/direct-debit`, { ...put, body: never });
    expect(reported.ok).toBe(true);
    await makeDebit(await debitOf(borrower), services);
    server.passSeconds(400);
    await vi.waitFor(
      async () => {
        server.passSeconds(301);
        await debitLoansJob(services)();
        expect((await debitOf(borrower)).status).toBe('debited');
      },
      { ...soon, interval: 500 },
    );
    expect(await paymentsOf(borrower)).toHaveLength(1);
  });
});
