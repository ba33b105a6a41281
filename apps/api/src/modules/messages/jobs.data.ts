import { queuedJob, recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `messages` works on: what each carries, its tries or its times. */
export const MESSAGES_JOBS = {
  'send-sms': queuedJob<{ sealed: string }>({ retryLimit: 8, retryDelay: 1 }),
  'send-email': queuedJob<{ sealed: string }>({ retryLimit: 8, retryDelay: 1 }),
  'deliver-message': queuedJob<{ clientId: string; messageId: string }>({ retryLimit: 8, retryDelay: 1 }),
  'release-messages': recurringJob('* * * * *'),
};
