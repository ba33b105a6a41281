import type { JobHandlers } from '../../implement.ts';
import type { COLLECTIONS_JOBS } from './jobs.data.ts';
import { judgePromisesJob } from './promises/judge-promises.job.ts';

export const jobs: JobHandlers<keyof typeof COLLECTIONS_JOBS> = { 'judge-promises': judgePromisesJob };
