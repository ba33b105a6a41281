import { queuedJob, recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `bank-link` works on: what each carries, its tries or its times. */
export const BANK_LINK_JOBS = {
  'read-bank-link': queuedJob<{ linkId: string }>({ retryLimit: 50, retryDelay: 2 }),
  'remove-bank-link': queuedJob<{ linkId: string }>({ retryLimit: 50, retryDelay: 2 }),
  'end-bank-links': recurringJob('*/10 * * * *'),
};
