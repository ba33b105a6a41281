import type { JobHandlers } from '../../implement.ts';
import { checkTransferJob } from './claims/check-transfer.job.ts';
import { pollCardsJob } from './incoming/poll-cards.job.ts';
import { syncChargeJob } from './incoming/sync-charge.job.ts';
import type { PAYMENTS_JOBS } from './jobs.data.ts';
import { sendPayoutJob } from './payouts/send-payout.job.ts';
import { syncPayoutJob } from './payouts/sync-payout.job.ts';
import { pollMoneyJob } from './poll-money.job.ts';
import { takeNoticeJob } from './take-notice.job.ts';

export const jobs: JobHandlers<keyof typeof PAYMENTS_JOBS> = {
  'send-payout': sendPayoutJob,
  'sync-payout': syncPayoutJob,
  'sync-charge': syncChargeJob,
  'check-transfer': checkTransferJob,
  'take-notice': takeNoticeJob,
  'poll-money': pollMoneyJob,
  'ask-about-cards': pollCardsJob,
};
