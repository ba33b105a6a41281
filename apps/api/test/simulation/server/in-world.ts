import { ok } from '@lender/money';
import type { Services } from '../../../src/services.ts';
import type { Bank } from '../bank/bank-world.ts';
import { simulatedJobs } from './simulated-queue.ts';

/** What of a server is the world's: its bank and its queue. Nobody reads the messages of this world. */
export const inWorld =
  (bank: Bank) =>
  (made: Services): Partial<Services> => ({
    openPay: bank,
    directDebit: bank,
    jobs: { ...made.jobs, ...simulatedJobs },
    sms: { send: async () => ok({ providerId: 'nobody' }) },
    email: { send: async () => ok({ providerId: 'nobody' }) },
  });
