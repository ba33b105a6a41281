import { queuedJob, recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `identity-check` works on: what each carries, its tries or its times. */
export const IDENTITY_CHECK_JOBS = {
  'ask-identity-check': queuedJob<{ sessionId: string }>({ retryLimit: 50, retryDelay: 2 }),
  'poll-identity-checks': recurringJob('* * * * *'),
};
