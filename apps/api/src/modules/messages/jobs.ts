import type { JobHandlers } from '../../implement.ts';
import { deliverMessageJob } from './delivery/deliver-message.job.ts';
import { releaseMessagesJob } from './delivery/release-messages.job.ts';
import { sendEmailJob, sendSmsJob } from './send-message.jobs.ts';

export const jobs: JobHandlers<'send-sms' | 'send-email' | 'deliver-message' | 'release-messages'> = {
  'send-sms': sendSmsJob,
  'send-email': sendEmailJob,
  'deliver-message': deliverMessageJob,
  'release-messages': releaseMessagesJob,
};
