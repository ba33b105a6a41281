import { queuedJob, recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `mandates` works on: what each carries, its tries or its times. */
export const MANDATES_JOBS = {
  'register-mandate': queuedJob<{ clientId: string; mandateId: string }>({ retryLimit: 50, retryDelay: 2 }),
  'sync-mandate': queuedJob<{ accountId: string }>({ retryLimit: 50, retryDelay: 2 }),
  'end-mandate': queuedJob<{ clientId: string; mandateId: string }>({ retryLimit: 50, retryDelay: 2 }),
  'sync-debit': queuedJob<{ debitId: string }>({ retryLimit: 50, retryDelay: 2, isCritical: true }),
  'debit-loans': recurringJob('* * * * *', { isCritical: true }),
};
