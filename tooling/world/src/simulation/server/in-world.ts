import type { Services } from '@lender/api/services';
import { ok } from '@lender/result';
import type { Bank } from '../bank/bank-world.ts';
import { simulatedJobs } from './simulated-queue.ts';

/**
 * Returns the parts of a server that the simulated world replaces: its bank and its queue. The messages of this world
 * are not read.
 */
export const inWorld =
  (bank: Bank) =>
  (made: Services): Partial<Services> => ({
    openPay: bank,
    directDebit: bank,
    jobs: { ...made.jobs, ...simulatedJobs },
    sms: { send: async () => ok({ providerId: 'nobody' }) },
    email: { send: async () => ok({ providerId: 'nobody' }) },
  });
