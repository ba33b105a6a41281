import { queuedJob } from '../../kernel/job-declaration.ts';

/** Jobs that `scoring` works on: what each carries, its tries or its times. */
export const SCORING_JOBS = {
  'check-dataset': queuedJob<{ clientId: string; applicationId: string }>({ retryLimit: 8, retryDelay: 1 }),
};
