import type { JobHandlers } from '../../implement.ts';
import { sendPayoutJob, syncPayoutJob } from './payout.jobs.ts';
import { pollMoneyJob } from './poll-money.job.ts';
import { syncChargeJob } from './sync-charge.job.ts';

export const jobs: JobHandlers<'send-payout' | 'sync-payout' | 'sync-charge' | 'poll-money'> = {
  'send-payout': sendPayoutJob,
  'sync-payout': syncPayoutJob,
  'sync-charge': syncChargeJob,
  'poll-money': pollMoneyJob,
};
