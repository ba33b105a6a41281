import type { JobHandlers } from '../../implement.ts';
import { watchJobsJob } from './server-work/watch-jobs.job.ts';

export const jobs: JobHandlers<'watch-jobs'> = { 'watch-jobs': watchJobsJob };
