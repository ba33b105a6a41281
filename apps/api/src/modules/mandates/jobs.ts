import type { JobHandlers } from '../../implement.ts';
import { debitLoansJob } from './debit-loans.job.ts';
import { syncDebitJob } from './debits/sync-debit.job.ts';
import { endMandateJob } from './registering/end-mandate.job.ts';
import { registerMandateJob } from './registering/register-mandate.job.ts';
import { syncMandateJob } from './registering/sync-mandate.job.ts';

export const jobs: JobHandlers<'register-mandate' | 'sync-mandate' | 'end-mandate' | 'sync-debit' | 'debit-loans'> = {
  'register-mandate': registerMandateJob,
  'sync-mandate': syncMandateJob,
  'end-mandate': endMandateJob,
  'sync-debit': syncDebitJob,
  'debit-loans': debitLoansJob,
};
