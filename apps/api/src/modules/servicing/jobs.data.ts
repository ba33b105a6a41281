import { recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `servicing` works on: what each carries, its tries or its times. */
export const SERVICING_JOBS = {
  'service-loans': recurringJob('* * * * *', { isCritical: true }),
};
