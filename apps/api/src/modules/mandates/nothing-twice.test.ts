import { cancelMandate } from '@lender/contract';
import { describe, expect, test, vi } from 'vitest';
import { dueDebits } from '../../../test/due-debits.ts';
import { expectDone, NOTHING } from '../../../test/journey.ts';
import { testServer } from '../../../test/server.ts';
import type { DirectDebit } from '../../providers/direct-debit/port.ts';
import { makeDebit } from './debits/make-debit.ts';
import { debitLoansJob } from './index.ts';

const server = await testServer();
const { services } = server;
const { directDebit } = services;
const { person, debitOf, paymentsOf, askedOfBank, becomes } = await dueDebits(server, 4);
/** A provider with which a debit goes otherwise. */
const servedBy = (debit: DirectDebit['debit']) => ({ ...services, directDebit: { ...directDebit, debit } });

describe('a debit', { timeout: 60_000 }, () => {
  test('whose answer was lost is looked for, and neither made again nor lost', async () => {
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

  test('that nobody knows of, and was not made, is called off with its mandate', async () => {
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

  test('is made once by however many workers, and booked once', async () => {
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

  test('of which no notice ever comes is asked about', async () => {
    const borrower = person();
    const put = { method: 'PUT', headers: { 'content-type': 'application/json' } };
    const never = JSON.stringify({ fault: 'never', of: 'notices' });
    const told = await fetch(`${server.simulators.url}/faults/direct-debit`, { ...put, body: never });
    expect(told.ok).toBe(true);
    await makeDebit(await debitOf(borrower), services);
    server.passSeconds(400);
    await vi.waitFor(
      async () => {
        server.passSeconds(301);
        await debitLoansJob(services)();
        expect((await debitOf(borrower)).status).toBe('debited');
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(await paymentsOf(borrower)).toHaveLength(1);
  });
});
