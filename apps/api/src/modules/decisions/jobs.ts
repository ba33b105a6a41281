import type { JobHandlers } from '../../implement.ts';
import { decideApplicationJob } from './decide-application.job.ts';

export const jobs: JobHandlers<'decide-application'> = {
  'decide-application': decideApplicationJob,
};
