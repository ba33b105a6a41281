import type { JobHandlers } from '../../implement.ts';
import { judgePromisesJob } from './promises/judge-promises.job.ts';

export const jobs: JobHandlers<'judge-promises'> = { 'judge-promises': judgePromisesJob };
