import { queuedJob, recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `applications` works on: what each carries, its tries or its times. */
export const APPLICATIONS_JOBS = {
  'expire-applications': recurringJob('* * * * *'),
  'decide-waiting': recurringJob('23 * * * *', { isCritical: true }),
  'screen-applicant': queuedJob<{ clientId: string; applicationId: string; kind: 'device' | 'captcha' }>({
    retryLimit: 10,
    retryDelay: 2,
  }),
};
