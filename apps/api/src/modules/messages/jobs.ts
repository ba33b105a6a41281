import type { JobHandlers } from '../../implement.ts';
import { sendEmailJob, sendSmsJob } from './send-message.jobs.ts';

export const jobs: JobHandlers<'send-sms' | 'send-email'> = {
  'send-sms': sendSmsJob,
  'send-email': sendEmailJob,
};
