import type { JobHandlers } from '../../implement.ts';
import { debitLoansJob } from './debit-loans.job.ts';
import { syncDebitJob } from './debits/sync-debit.job.ts';
import type { MANDATES_JOBS } from './jobs.data.ts';
import { endMandateJob } from './registering/end-mandate.job.ts';
import { registerMandateJob } from './registering/register-mandate.job.ts';
import { syncMandateJob } from './registering/sync-mandate.job.ts';

export const jobs: JobHandlers<keyof typeof MANDATES_JOBS> = {
  'register-mandate': registerMandateJob,
  'sync-mandate': syncMandateJob,
  'end-mandate': endMandateJob,
  'sync-debit': syncDebitJob,
  'debit-loans': debitLoansJob,
};
