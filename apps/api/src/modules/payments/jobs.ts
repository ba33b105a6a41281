import type { JobHandlers } from '../../implement.ts';
import { sendPayoutJob, syncPayoutJob } from './payout.jobs.ts';
import { pollMoneyJob } from './poll-money.job.ts';
import { syncChargeJob } from './sync-charge.job.ts';
import { takeNoticeJob } from './take-notice.job.ts';

export const jobs: JobHandlers<'send-payout' | 'sync-payout' | 'sync-charge' | 'take-notice' | 'poll-money'> = {
  'send-payout': sendPayoutJob,
  'sync-payout': syncPayoutJob,
  'sync-charge': syncChargeJob,
  'take-notice': takeNoticeJob,
  'poll-money': pollMoneyJob,
};
