import { queuedJob } from '../../kernel/job-declaration.ts';

/** Jobs that `decisions` works on: what each carries, its tries or its times. */
export const DECISIONS_JOBS = {
  'decide-application': queuedJob<{ clientId: string; applicationId: string }>({
    retryLimit: 20,
    retryDelay: 1,
    isCritical: true,
  }),
};
