import type { JobHandlers } from '../../implement.ts';
import { decideApplicationJob } from './decide-application.job.ts';
import type { DECISIONS_JOBS } from './jobs.data.ts';

export const jobs: JobHandlers<keyof typeof DECISIONS_JOBS> = {
  'decide-application': decideApplicationJob,
};
