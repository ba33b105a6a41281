import type { JobHandlers } from '../../implement.ts';
import { deliverMessageJob } from './delivery/deliver-message.job.ts';
import { releaseMessagesJob } from './delivery/release-messages.job.ts';
import type { MESSAGES_JOBS } from './jobs.data.ts';
import { sendEmailJob, sendSmsJob } from './send-message.jobs.ts';

export const jobs: JobHandlers<keyof typeof MESSAGES_JOBS> = {
  'send-sms': sendSmsJob,
  'send-email': sendEmailJob,
  'deliver-message': deliverMessageJob,
  'release-messages': releaseMessagesJob,
};
