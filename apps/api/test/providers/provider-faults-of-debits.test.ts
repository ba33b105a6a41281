import { soon } from '@lender/vitest/soon';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeDebit } from '../../src/modules/mandates/debits/make-debit.ts';
import { syncDebitJob } from '../../src/modules/mandates/debits/sync-debit.job.ts';
import { dueDebits } from '../loans/due-debits.ts';
import { testServer } from '../server/server.ts';
import { faultsOf } from './faults-of.ts';
import { lineTime } from './line-time.ts';

const { passTenSeconds } = lineTime();
const server = await testServer();
const { services } = server;
const faults = faultsOf(server);
const { person, debitOf, paymentsOf, askedOfBank } = await dueDebits(server, 7);
type Borrower = ReturnType<typeof person>;

/** Asks for the status of a debit until it is booked, whatever was reported about it. */
const becomesBooked = async (borrower: Borrower): Promise<void> => {
  const { id: debitId } = await debitOf(borrower);
  await vi.waitFor(async () => {
    await syncDebitJob(services)({ debitId });
    expect((await debitOf(borrower)).status).toBe('debited');
  }, soon);
};
const isBookedOnce = async (borrower: Borrower): Promise<void> => {
  const { id, provider_id, amount_centavos } = await debitOf(borrower);
  expect(await askedOfBank(id)).toBe(1);
  expect(await paymentsOf(borrower)).toEqual([{ provider_id, amount_centavos }]);
};

afterEach(() => faults.clear('direct-debit'));

describe('a debit', () => {
  test.each([
    { fault: 'down' },
    { fault: 'wrong', as: 'html' },
    { fault: 'wrong', as: 'json' },
    { fault: 'never', times: 2 },
  ])('a debit that meets trouble like %j is made once its bank is back, and booked once', async (fault) => {
    const borrower = person();
    await faults.order('direct-debit', fault);
    await expect(makeDebit(await debitOf(borrower), services)).rejects.toThrow();
    expect(await paymentsOf(borrower)).toEqual([]);
    await faults.clear('direct-debit');
    passTenSeconds();
    await makeDebit(await debitOf(borrower), services);
    await becomesBooked(borrower);
    await isBookedOnce(borrower);
  });

  test.each([{ fault: 'duplicate' }, { fault: 'reordered' }, { fault: 'never', of: 'notices' }])(
    'a debit whose notices are like %j is booked once',
    async (fault) => {
      const borrower = person();
      await faults.order('direct-debit', fault);
      await makeDebit(await debitOf(borrower), services);
      await becomesBooked(borrower);
      await services.jobs.drained();
      await isBookedOnce(borrower);
    },
  );
});
