import { queuedJob, recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `payments` works on: what each carries, its tries or its times. */
export const PAYMENTS_JOBS = {
  'send-payout': queuedJob<{ payoutId: string }>({ retryLimit: 50, retryDelay: 2, isCritical: true }),
  'sync-payout': queuedJob<{ payoutId: string }>({ retryLimit: 50, retryDelay: 2, isCritical: true }),
  'sync-charge': queuedJob<{ referenceId: string }>({ retryLimit: 50, retryDelay: 2, isCritical: true }),
  'check-transfer': queuedJob<{ clientId: string; claimId: string }>({
    retryLimit: 50,
    retryDelay: 2,
    isCritical: true,
  }),
  'take-notice': queuedJob<{ topic: 'charge' | 'payout'; transactionId: string; orderId: string | null }>({
    retryLimit: 50,
    retryDelay: 2,
    isCritical: true,
  }),
  'poll-money': recurringJob('* * * * *', { isCritical: true }),
  'ask-about-cards': recurringJob('27 9 * * *', { isCritical: true }),
};
