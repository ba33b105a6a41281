import type { JobHandlers } from '../../implement.ts';
import type { TASKS_JOBS } from './jobs.data.ts';
import { watchJobsJob } from './server-work/watch-jobs.job.ts';

export const jobs: JobHandlers<keyof typeof TASKS_JOBS> = { 'watch-jobs': watchJobsJob };
