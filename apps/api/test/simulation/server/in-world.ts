import { ok } from '@lender/money';
import type { OpenPay } from '../../../src/providers/openpay/port.ts';
import type { Services } from '../../../src/services.ts';
import { simulatedJobs } from './simulated-queue.ts';

/** What of a server is the world's: its bank and its queue. Nobody reads the messages of this world. */
export const inWorld =
  (openPay: OpenPay) =>
  (made: Services): Partial<Services> => ({
    openPay,
    jobs: { ...made.jobs, ...simulatedJobs },
    sms: { send: async () => ok({ providerId: 'nobody' }) },
    email: { send: async () => ok({ providerId: 'nobody' }) },
  });
