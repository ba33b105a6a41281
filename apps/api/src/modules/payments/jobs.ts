import type { JobHandlers } from '../../implement.ts';
import { syncChargeJob } from './incoming/sync-charge.job.ts';
import { sendPayoutJob } from './payouts/send-payout.job.ts';
import { syncPayoutJob } from './payouts/sync-payout.job.ts';
import { pollMoneyJob } from './poll-money.job.ts';
import { takeNoticeJob } from './take-notice.job.ts';

export const jobs: JobHandlers<'send-payout' | 'sync-payout' | 'sync-charge' | 'take-notice' | 'poll-money'> = {
  'send-payout': sendPayoutJob,
  'sync-payout': syncPayoutJob,
  'sync-charge': syncChargeJob,
  'take-notice': takeNoticeJob,
  'poll-money': pollMoneyJob,
};
