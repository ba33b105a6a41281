import { queuedJob, recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `webhooks` works on: what each carries, its tries or its times. */
export const WEBHOOKS_JOBS = {
  // A receiver that does not accept is no failed job: the sweep sends again.
  'send-webhook': queuedJob<{ deliveryId: string }>({ retryLimit: 2, retryDelay: 1 }),
  'deliver-webhooks': recurringJob('* * * * *'),
};
